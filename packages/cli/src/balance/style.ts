/** The page's looks, light and dark; six colours that hold on both grounds and stand apart for most eyes. */
export const style: string = `
:root { color-scheme: light dark; --ground: #fdfcfa; --ink: #22262b; --faint: #5c646d; --rule: #d9d5cc;
  --c0: #1f6fb4; --c1: #b8501a; --c2: #2c7d4f; --c3: #8a4f9e; --c4: #8a6a00; --c5: #b03060;
  --s0: #8fb4d6; --s1: #d8a36c; --s2: #b8501a; --s3: #8b929a; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --ink: #e6e8ea; --faint: #a3abb3; --rule: #3a4048;
  --c0: #6db3f0; --c1: #f0965c; --c2: #67c48f; --c3: #c793d8; --c4: #d8b440; --c5: #ee86ab;
  --s0: #4b7ba6; --s1: #b07c40; --s2: #e0793c; --s3: #767e87; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
ul { padding-left: 1.2rem; max-width: 46rem; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 20rem; max-width: 32rem; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: 0.25rem; }
svg { display: block; width: 100%; height: auto; font: 11px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg .group { font-weight: 600; paint-order: stroke; stroke: var(--ground); stroke-width: 4px; }
svg .tick { fill: var(--faint); }
.grid { stroke: var(--rule); }
.even { stroke: var(--faint); stroke-dasharray: 3 3; }
${[0, 1, 2, 3, 4, 5].map((at) => `.c${at} { fill: var(--c${at}); stroke: var(--c${at}); } rect.c${at} { stroke: none; }`).join("\n")}
${[0, 1, 2, 3].map((at) => `.s${at} { fill: var(--s${at}); background: var(--s${at}); }`).join("\n")}
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; padding: 0; max-width: none; }
.legend i { display: inline-block; width: 0.9rem; height: 0.9rem; margin-right: 0.4rem; vertical-align: -0.1rem; }
.wide { overflow-x: auto; margin-top: 1rem; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.2rem 0.75rem 0.2rem 0; vertical-align: top; white-space: nowrap; }
th[scope="row"] { font-weight: 400; }
thead th { color: var(--faint); font-weight: 600; vertical-align: bottom; }
tbody { border-top: 1px solid var(--rule); }
small { color: var(--faint); display: block; }
`;
