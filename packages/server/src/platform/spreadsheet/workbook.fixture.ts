import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relation = (kind: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;

type SheetToMake = { name: string; xml: string; state?: string; kind?: string };

/** A workbook with these sheet parts and further parts, such as its styles. */
export const bookOf = (
  sheets: readonly SheetToMake[],
  { settings = '', parts = {} }: { settings?: string; parts?: Readonly<Record<string, string>> } = {},
): Uint8Array =>
  zipSync({
    '_rels/.rels': strToU8(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:q="${RELATIONS}">${settings}<sheets>${sheets
        .map(
          ({ name, state = 'visible' }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" state="${state}" q:id="r${at}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}">${sheets
        .map(
          ({ kind = 'worksheet' }, at) =>
            `<Relationship Id="r${at}" Type="${RELATIONS}/${kind}" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)])),
    ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, [strToU8(content), { level: 1 }]])),
  });

/** A sheet part with these rows, its elements with a prefix if given. */
export const sheetPart = (rows: string, prefix = ''): string => {
  const named = (name: string): string => (prefix === '' ? name : `${prefix}:${name}`);
  const inner = prefix === '' ? rows : rows.replace(/<(\/?)(?=[a-z])/g, `<$1${prefix}:`);
  const declared = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  return `<${named('worksheet')} ${declared}="${MAIN}"><${named('sheetData')}>${inner}</${named('sheetData')}></${named('worksheet')}>`;
};

/** A styles part in which style 1 is a date and style 2 a number with a colour. */
export const stylesPart = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/><numFmt numFmtId="165" formatCode="[Red]#,##0"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** A workbook with these raw rows, which no program would write. */
export const workbookOf = (sheetData: string): Uint8Array => bookOf([{ name: 'a', xml: sheetPart(sheetData) }]);

/** A workbook that unfolds to far more than it weighs. */
export const zipBomb = (): Uint8Array => bookOf([{ name: 'a', xml: ' '.repeat(200_000_000) }]);
