/** As many characters as one block of a character map may name. */
const BLOCK = 100;

const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** What the codes of the text mean: they are its characters in Unicode. */
const meaningOf = (text: string): string => {
  const codes = [...new Set(text)].map((character) => `<${hex(character)}> <${hex(character)}>`);
  const blocks = Array.from({ length: Math.ceil(codes.length / BLOCK) }, (_, place) =>
    codes.slice(place * BLOCK, (place + 1) * BLOCK),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap end end',
  ].join('\n');
};

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF with a line of text on each page, by a font of the reader. */
export const longPdf = (lines: readonly string[]): string => {
  const first = 6;
  const fixed = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, place) => `${first + 2 * place} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>',
    stream(meaningOf(lines.join(''))),
  ];
  const pages = lines.flatMap((line, place) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${first + 2 * place + 1} 0 R >>`,
    stream(`BT /F 12 Tf 40 780 Td <${hex(line)}> Tj ET`),
  ]);
  const objects = [...fixed, ...pages].map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.7\n';
  let at = head.length;
  const places = objects.map((object) => {
    const begins = at;
    at += object.length;
    return `${String(begins).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return head + objects.join('') + table + end;
};
