//! Small square matrices of numbers: as much as ratings need.

/// A matrix, row by row.
pub(super) type Matrix = Vec<Vec<f64>>;

pub(super) fn zero(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

pub(super) fn product(left: &Matrix, right: &Matrix) -> Matrix {
    let cell =
        |row: &[f64], column: usize| row.iter().zip(right).map(|(factor, line)| factor * line[column]).sum();
    left.iter().map(|row| (0..right.len()).map(|column| cell(row, column)).collect()).collect()
}

pub(super) fn apply(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(factor, value)| factor * value).sum()).collect()
}

/// The inverse of a matrix that has one, by Gauss and Jordan with pivots.
pub(super) fn inverse(matrix: &Matrix) -> Matrix {
    let size = matrix.len();
    // The matrix and, to its right, what becomes its inverse.
    let unit = |row: usize| (0..size).map(move |column| if row == column { 1.0 } else { 0.0 });
    let mut rows: Matrix = matrix
        .iter()
        .enumerate()
        .map(|(row, line)| line.iter().copied().chain(unit(row)).collect())
        .collect();
    for column in 0..size {
        let greatest = |a: &usize, b: &usize| rows[*a][column].abs().total_cmp(&rows[*b][column].abs());
        let pivot = (column..size).max_by(greatest).unwrap_or(column);
        rows.swap(column, pivot);
        let divisor = rows[column][column];
        rows[column].iter_mut().for_each(|value| *value /= divisor);
        let line = rows[column].clone();
        for row in (0..size).filter(|&row| row != column) {
            let factor = rows[row][column];
            rows[row].iter_mut().zip(&line).for_each(|(value, each)| *value -= factor * each);
        }
    }
    rows.into_iter().map(|line| line[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, 1.0, 0.0], vec![3.0, 0.0, 1.0]];
        for (row, line) in product(&matrix, &inverse(&matrix)).iter().enumerate() {
            for (column, value) in line.iter().enumerate() {
                let wanted = if row == column { 1.0 } else { 0.0 };
                assert!((value - wanted).abs() < 1e-12, "{row} {column} {value}");
            }
        }
        assert_eq!(apply(&matrix, &[1.0, 2.0, 3.0]), [7.0, 3.0, 6.0]);
    }
}
