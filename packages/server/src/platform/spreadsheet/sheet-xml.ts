/** A sheet as it is written; `width` counts characters. */
export type SheetToWrite = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Rows written at a time: enough to be fast, few enough not to block other calls. */
const BATCH = 250;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML; lone surrogates are replaced and characters that XML forbids removed. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** A, B, … Z, AA, … */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** A text is written as an inline text, never as a formula, whatever it starts with. */
const cellOf = (value: string | number, place: string, style: string): string =>
  typeof value === 'number'
    ? `<c r="${place}"${style}><v>${value}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

const rowOf = (cells: readonly (string | number)[], row: number, style = ''): string =>
  `<row r="${row}">${cells.map((value, at) => cellOf(value, columnName(at) + row, style)).join('')}</row>`;

/** The sheet, a batch of rows at a time. */
export function* sheetXml({ columns, rows }: SheetToWrite): Generator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `<cols>${widths.join('')}</cols><sheetData>`;
  yield rowOf(
    columns.map(({ title }) => title),
    1,
    ' s="1"',
  );
  for (let at = 0; at < rows.length; at += BATCH)
    yield rows
      .slice(at, at + BATCH)
      .map((cells, place) => rowOf(cells, at + place + 2))
      .join('');
  yield '</sheetData></worksheet>';
}

/** The parts of a workbook except its sheet: content types, relationships, and a bold style for the header. */
export const workbookParts = ({ name }: SheetToWrite): Record<string, string> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
});
