/** How printed pages look. A card is measured in `--u`, a millimetre on paper, so that a screen shows the same card larger. */
import { cardSize } from './papers.js';

/** Fonts that are measured alike come first; those for Japanese are asked for by name, since a Chinese one is else taken. */
const japaneseSans = `'Noto Sans CJK JP','Noto Sans JP','Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic',Meiryo`;
const japaneseSerif = `'Noto Serif CJK JP','Noto Serif JP','Hiragino Mincho ProN','Yu Mincho','Noto Sans CJK JP'`;
const sans = `'Helvetica Neue',Helvetica,Arial,'Liberation Sans','Noto Sans',${japaneseSans},sans-serif`;
const serif = `'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',Georgia,'Liberation Serif',${japaneseSerif},serif`;

/** Sentences and facts, on a card and in a booklet. */
export const listStyle = `
.facts div{display:flex;gap:.5em}
.facts dt{font-weight:700;flex:none}
.facts dt::after{content:':'}
.sentences{list-style:none;margin:0;padding:0}
.sentences li{margin:0;padding-left:calc((var(--depth) + 1)*2.2*var(--u));position:relative}
.sentences .sentence::before{content:'•';position:absolute;left:calc((var(--depth) + .3)*2.2*var(--u))}
.sentences .key{padding-left:calc(var(--depth)*2.2*var(--u));font-style:italic}
`;

/** A card, wherever it is shown. */
export const faceStyle = `
.face{--u:1mm;--safe:4;position:relative;box-sizing:border-box;display:flex;flex-direction:column;overflow:hidden;
width:calc((${cardSize.width} + 2*var(--bleed,0))*var(--u));height:calc((${cardSize.height} + 2*var(--bleed,0))*var(--u));
background:var(--face,#fff);color:var(--face-ink,#111);font-family:${sans};line-height:1.3;text-align:left;
overflow-wrap:anywhere;line-break:strict;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.face :is(h4,h5,p,ul,dl,dd,dt){margin:0;padding:0;font-weight:inherit}
.face header{display:grid;grid-template-columns:auto 1fr auto;align-items:baseline;column-gap:calc(2*var(--u));
background:var(--face-band,#23313c);color:var(--face-band-ink,#fff);
padding:calc((var(--bleed,0) + var(--safe) - 1)*var(--u)) calc((var(--bleed,0) + var(--safe))*var(--u)) calc(1.4*var(--u));border:0}
.face .code{min-width:calc(7*var(--u));font:700 calc(9*var(--pt))/1.15 ${sans};letter-spacing:.02em;color:inherit}
.face h4{font:700 calc(var(--title)*var(--pt))/1.15 ${serif};flex:none;color:inherit}
.face .kind{grid-column:1/-1;font-size:calc(5.6*var(--pt));line-height:1.3;letter-spacing:.03em}
.face{--pt:calc(.3528*var(--u))}
.face .facts{padding:calc(1*var(--u)) calc((var(--bleed,0) + var(--safe))*var(--u)) 0;font-size:calc(7.5*var(--pt))}
.face .side{padding:calc(1.2*var(--u)) calc((var(--bleed,0) + var(--safe))*var(--u)) calc(1.6*var(--u))}
.face .side:last-child{flex:1;padding-bottom:calc((var(--bleed,0) + var(--safe) - 1)*var(--u))}
.face .side:first-of-type:not(:last-child){flex:1}
.face .side+.side{border-top:calc(.25*var(--u)) solid var(--face-rule,#8a8f94)}
.face .side:last-child:not(:first-of-type){flex:none}
.face .side-shaded{background:var(--face-shade,#d9dcdf)}
.face h5{font-family:inherit;font-size:calc(7*var(--pt));font-weight:700;line-height:1.3;margin-bottom:calc(.6*var(--u))}
.face .side-name{font-weight:600;font-size:.82em;letter-spacing:.04em;text-transform:uppercase;
border:calc(.2*var(--u)) solid currentColor;border-radius:calc(.6*var(--u));padding:0 .35em;margin-right:.15em}
.face .sentences{font-size:calc(var(--size)*var(--pt))}
.face .sentences li+li{margin-top:calc(.5*var(--u))}
`;

/** Sheets of cards on paper of a size in millimetres. */
export function sheetStyle({ width, height }: { readonly width: number; readonly height: number }): string {
  return `@page{size:${width}mm ${height}mm;margin:0}
.sheet{position:relative;box-sizing:border-box;overflow:hidden;break-after:page;break-inside:avoid;background:#fff;color:#000}
.sheet:last-child{break-after:auto}
.sheet .marks{position:absolute;inset:0;width:100%;height:100%}
.sheet line{stroke:#000;stroke-width:.15}
.place{position:absolute}
.sheet .foot{position:absolute;left:0;right:0;bottom:1.2mm;margin:0;text-align:center;font:5.5pt/1 ${sans};color:#333}
@media screen{.sheet{margin:6mm auto;box-shadow:0 1mm 4mm #0005}}
`;
}

/** A booklet, within an element of the class `booklet`. */
export function bookletStyle({ width, height }: { readonly width: number; readonly height: number }): string {
  return `@page{size:${width}mm ${height}mm;margin:18mm 16mm 20mm;@bottom-center{content:counter(page);font:8pt ${sans}}}
@page :first{@bottom-center{content:none}}
.booklet{--u:1mm;max-width:178mm;color:#111;background:#fff;font:9.2pt/1.4 ${serif};overflow-wrap:anywhere;line-break:strict}
.booklet:lang(ja){font-family:${japaneseSans},sans-serif}
.booklet :is(h1,h2,h3,h4,th,dt,.cited,.kind){font-family:${sans}}
.booklet:lang(ja) :is(h1,h2,h3,h4,th,dt,.cited,.kind){font-family:${japaneseSans},sans-serif}
.booklet .cover{break-after:page;text-align:center;padding-top:70mm}
.booklet .cover h1{font:700 30pt/1.15 ${serif};margin:0 0 8mm}
.booklet .cover p{margin:1.5mm 0;font-size:11pt}
.booklet .contents{break-after:page}
.booklet .contents ol{list-style:none;margin:0;padding:0;columns:3;column-gap:6mm;font-size:8pt;line-height:1.4}
.booklet .contents li{break-inside:avoid}
.booklet .contents li.chapter{font-weight:700;font-size:9pt;margin-top:2.4mm;break-after:avoid}
.booklet .contents li.entry{padding-left:3mm}
.booklet .contents a{display:flex;gap:2mm;color:inherit;text-decoration:none}
.booklet .contents .page{flex:none;margin-left:auto;font-variant-numeric:tabular-nums}
.booklet h1,.booklet h2{font-weight:700;line-height:1.2}
.booklet h2{font-size:16pt;margin:0 0 4mm;padding-bottom:1.5mm;border-bottom:.5mm solid #23313c;column-span:all;break-after:avoid}
.booklet .chapter-text{columns:2;column-gap:8mm;column-fill:balance;margin-bottom:9mm}
.booklet .section{margin:0 0 4.5mm}
.booklet h3{font-size:10.5pt;line-height:1.25;margin:0 0 1mm;break-after:avoid;display:flex;gap:2mm;align-items:baseline}
.booklet h3 .cited{margin-left:auto;max-width:45%;text-align:right;font-size:7.5pt;font-weight:400;color:#333}
.booklet .sentences li,.booklet .facts div{break-inside:avoid}
.booklet h4{font-size:8.6pt;line-height:1.3;margin:1.8mm 0 .6mm;break-after:avoid}
.booklet p{margin:0 0 1.4mm;orphans:2;widows:2}
.booklet .facts{margin:0 0 1mm;font-size:8.4pt}
.booklet .facts dd{margin:0}
.booklet .sentences li{padding-left:calc((var(--depth) + 1)*3mm);margin:.5mm 0}
.booklet .opens{break-after:avoid}
.booklet .sentences .sentence::before{left:calc((var(--depth) + .3)*3mm)}
.booklet .sentences .key{padding-left:calc(var(--depth)*3mm)}
.booklet .wide{column-span:all}
.booklet table{width:100%;border-collapse:collapse;font-size:8.4pt;line-height:1.3;margin:0 0 3mm}
.booklet th{text-align:left;font-size:7.6pt;border-bottom:.35mm solid #23313c}
.booklet th,.booklet td{padding:.8mm 2mm .8mm 0;vertical-align:top}
.booklet td{border-bottom:.15mm solid #aaa}
.booklet tr{break-inside:avoid}
.booklet thead{display:table-header-group}
@media screen{.booklet{margin:0 auto;padding:10mm 12mm}.booklet .cover{padding:20mm 0}}
`;
}

/** What a page of its own has beside what is on it. */
export const pageStyle = `html{background:#fff}@media screen{html{background:#8b8d90}}body{margin:0}`;
