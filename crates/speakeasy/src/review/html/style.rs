//! The look of the page: ink and brass by night, paper by day.

pub(super) const STYLE: &str = "\
:root { --bg: #12151C; --panel: #1B2029; --line: #3A4352; --text: #F3EBDD; --muted: #B9B3A6; --brass: #D9A441; --link: #8FC7FF; }
@media (prefers-color-scheme: light) {
  :root { --bg: #F4ECDD; --panel: #FFF9EE; --line: #CDBFA5; --text: #211C15; --muted: #5F5546; --brass: #7A5510; --link: #1F5A99; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem .75rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; padding-bottom: .5rem; border-bottom: 3px double var(--brass); }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; color: var(--brass); }
a { color: var(--link); }
.muted { color: var(--muted); font-size: .9rem; }
figure { margin: 1rem 0; }
.graph { position: relative; border: 1px solid var(--line); }
.graph svg { display: block; width: 100%; height: clamp(11rem, 40vw, 20rem); }
.area { stroke: var(--bg); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
.tick { position: absolute; left: .25rem; padding: 0 .25rem; background: var(--panel); color: var(--text); font-size: .75rem; border-radius: 2px; }
.mark { position: absolute; width: 1.4rem; margin-left: -.7rem; text-align: center; font-size: .85rem; line-height: 1.4rem;
  color: var(--bg); background: var(--brass); border-radius: 50%; text-decoration: none; }
.mark::after { content: ''; position: absolute; left: 50%; top: 100%; height: var(--stem); border-left: 2px solid var(--brass); }
.axis { display: flex; justify-content: space-between; margin: .25rem 0; font-size: .85rem; color: var(--muted); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; padding: 0; }
.legend svg { vertical-align: middle; }
table { border-collapse: collapse; width: 100%; background: var(--panel); font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .3rem .35rem; border: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; font-weight: normal; }
tr.result > * { border-top: 2px solid var(--brass); font-weight: bold; }
.costly { padding-left: 1.5rem; }
.costly li { margin: 0 0 1.25rem; }
.costly p { margin: 0 0 .25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: 0; }
dt { color: var(--muted); grid-column: 1; }
dd { margin: 0; grid-column: 2; overflow-wrap: anywhere; }
code { font-size: .85rem; overflow-wrap: anywhere; }
details { margin: 2rem 0; }
footer { margin-top: 2rem; }
";
