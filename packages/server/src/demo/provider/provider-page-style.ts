/** The look of the portal's screens, for the few pages that stand before it; colours as in the web's palette. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c2430;--ink-2:#5a6575;--bg:#f6f7f9;--surface:#fff;--line:#e2e6ec;
--control:#858f9d;--brand:#16407a;--on-brand:#fff;--link:#16407a;--focus:#2a5fa6;--soft:#e8eff8;--soft-ink:#16407a}
@media (prefers-color-scheme:dark){:root{--ink:#e4e8ee;--ink-2:#a3adba;--bg:#12161c;--surface:#191f27;--line:#323b48;
--control:#707b8a;--brand:#2a5fa6;--link:#9dbbe3;--focus:#6f9bd3;--soft:#1c3150;--soft-ink:#a9c6ec}}
*{box-sizing:border-box}
html{font-family:'Pretendard Variable',Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif;
font-size:100%}
body{margin:0;background:var(--bg);color:var(--ink);font-size:.875rem;line-height:1.55;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.company{display:flex;align-items:center;gap:.5rem;margin:0 0 1.5rem;font-weight:700;color:var(--link)}
.company img{width:1.5rem;height:1.5rem;flex:none}
h1{font-size:1.375rem;line-height:1.35;letter-spacing:-.02em;margin:0 0 .25rem}
h2{font-size:.9375rem;line-height:1.45;margin:1.5rem 0 .5rem}
p{margin:0 0 1rem;color:var(--ink-2)}
a{color:var(--link)}
label{display:block;font-weight:600;margin-bottom:.25rem}
.search{display:flex;gap:.5rem}
input{flex:1;min-width:0;height:2.5rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--surface);
border:1px solid var(--control);border-radius:8px}
button{font:inherit;color:inherit;cursor:pointer}
.button{display:inline-flex;align-items:center;height:2.5rem;padding:0 1rem;border-radius:8px;border:1px solid var(--control);
background:var(--surface);color:inherit;font-weight:600;text-decoration:none}
.primary{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
.account{display:grid;grid-template-columns:1fr auto;gap:0 .75rem;align-items:center;width:100%;min-height:3.5rem;
padding:.5rem .75rem;border:0;background:none;text-align:start}
.account:hover{background:var(--soft)}
.account strong{font-weight:600}
.account .where,.account .email{color:var(--ink-2);font-size:.8125rem}
.account .email{grid-column:1}
.account .hint{grid-column:2;grid-row:1/3;max-width:11rem;padding:.125rem .5rem;border-radius:8px;background:var(--soft);
color:var(--soft-ink);font-size:.75rem;text-align:center}
.account:hover .where,.account:hover .email{color:inherit}
.account:hover .hint{background:var(--surface)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.account:focus-visible{outline-offset:-2px}
`;
