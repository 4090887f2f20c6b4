// How crews and markers look: a colour never stands alone, every crew has its hat and its letter.

import type { Crew, Equipment } from './types'

interface Look {
  colour: string
  /** The same in the shade, for the hat. */
  shade: string
  /** For the letter on the colour. */
  ink: string
  /** The crown of the hat, its brim and its band, 32 wide. */
  crown: string
  brim: string
  band: string
}

const INK = '#211c15'

export const LOOKS: Record<Crew, Look> = {
  // A fedora.
  grey: {
    colour: '#8e97a5',
    shade: '#59616e',
    ink: INK,
    crown: 'M8 10C8 3 11 1 13 2.2L16 4l3-1.8C21 1 24 3 24 10Z',
    brim: 'M2 9.6C8 8.4 24 8.4 30 9.6 29 13.4 3 13.4 2 9.6Z',
    band: 'M8 7.6h16v2.2H8Z',
  },
  // A boater.
  yellow: {
    colour: '#e8c34a',
    shade: '#a9841c',
    ink: INK,
    crown: 'M8 3h16v7H8Z',
    brim: 'M2 9.4h28v3H2Z',
    band: 'M8 6.2h16v3.2H8Z',
  },
  // A bowler.
  brown: {
    colour: '#9a6236',
    shade: '#63391a',
    ink: '#fff6e6',
    crown: 'M7.5 10C7.5-1.6 24.5-1.6 24.5 10Z',
    brim: 'M2.5 7.6C5 11 27 11 29.5 7.6L29.5 9.6C26 14.4 6 14.4 2.5 9.6Z',
    band: 'M7.6 7.9h16.8v2.2H7.6Z',
  },
  // A flat cap.
  blue: {
    colour: '#4c8fd6',
    shade: '#27578c',
    ink: INK,
    crown: 'M4 11C3 5 12 1 20 2.4 27 3.6 29 8 27.5 11Z',
    brim: 'M.8 12.8C3 9.6 13 9.4 18 10.6L17 13C11 12 5 12.2.8 12.8Z',
    band: 'M16 2.4l.9 0 1 8.2h-.9Z',
  },
  // A top hat.
  green: {
    colour: '#4fa36b',
    shade: '#276a41',
    ink: INK,
    crown: 'M9-1.4H23L22 10H10Z',
    brim: 'M3 8.4C9 10.6 23 10.6 29 8.4L29.4 10.2C24 14 8 14 2.6 10.2Z',
    band: 'M9.7 6h12.6l-.2 2.6H9.9Z',
  },
}

/** What is drawn in lines, and what is filled, 24 by 24. */
export const ICONS: Record<Equipment, { lines: string; fill: string }> = {
  bodyguard: {
    lines: 'M4.2 21c0-5 2.4-7.4 7.8-7.4s7.8 2.4 7.8 7.4M12 14v7M9.6 14l2.4 3 2.4-3',
    fill: 'M8.2 6.4a3.8 3.8 0 0 1 7.6 0v1.8a3.8 3.8 0 0 1-7.6 0ZM5.8 5.6h12.4v1.2H5.8ZM8.4 5.4c0-3.6 7.2-3.6 7.2 0Z',
  },
  engine: {
    lines: 'M5 9.5h11v8.5H5ZM7 9.5V7h7v2.5M8.5 7V4.8h4V7M16 11.5h2.2V9.6H21v8.2h-2.8V16H16M5 12.4H2.8v4H5',
    fill: 'M10.9 10.6 8.2 14.2h2l-.8 2.8 3-3.8h-2Z',
  },
  tommy_gun: {
    lines: 'M1.8 10.2 6.6 9.4M1.8 10.2v3.4l4.8-1.4M9 12.6l-1 4.2M16.6 11.4v3.4',
    fill: 'M6.4 8.6h10.4v.8h5.6v1.5h-5.6v.9H6.4ZM10 14.4a3 3 0 1 1 6 0 3 3 0 0 1-6 0Z',
  },
  trunk: {
    lines: 'M3 8.2h18v11.4H3ZM8.6 8V5.4h6.8V8M3 12.6h18M7 8.2v11.4M17 8.2v11.4',
    fill: 'M10.4 11.2h3.2v3.2h-3.2Z',
  },
  bumper: {
    lines: 'M2.4 13.4c0-2 19.2-2 19.2 0v2.4c0 2-19.2 2-19.2 0ZM6.6 11.8V9.2M17.4 11.8V9.2',
    fill: 'M4.4 6.6a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 0 1-4.4 0ZM15.2 6.6a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 0 1-4.4 0ZM10 14h4v1.4h-4Z',
  },
  door: {
    lines: 'M5 20.6V12L9.4 4.2H19v16.4ZM5.4 11.6H19M9 11.4l2.4-4.8h5.2v4.8',
    fill: 'M14.4 14h3v1.5h-3Z',
  },
}
