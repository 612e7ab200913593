import { type SheetToWrite, sheetXml, workbookParts } from '#platform/spreadsheet/sheet-xml';
import { type Paper, partsFile, XML_HEAD, xmlText } from './demo-paper.ts';

const FORMATS = 'http://schemas.openxmlformats.org';
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const contentTypes = (types: Readonly<Record<string, string>>): string => {
  const overrides = Object.entries(types).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
  );
  const usual = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`;
  return `${XML_HEAD}<Types xmlns="${FORMATS}/package/2006/content-types">${usual}${overrides.join('')}</Types>`;
};

/** Links of a part, `rId1` and so on in their order. */
const links = (...targets: readonly (readonly [type: string, target: string])[]): string => {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships">${each.join('')}</Relationships>`;
};

const wordParagraph = (text: string, size = 22): string =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`;

const wordTable = (rows: Paper['rows']): string => {
  const line = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`,
  );
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<w:tc><w:tcPr/>${wordParagraph(cell, 20)}</w:tc>`).join('');
  const grid = `<w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="2200"/>').join('')}</w:tblGrid>`;
  return `<w:tbl><w:tblPr><w:tblBorders>${line.join('')}</w:tblBorders></w:tblPr>${grid}${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
};

export const docxFile = ({ title, paragraphs, rows }: Paper): Uint8Array => {
  const body = [wordParagraph(title, 36), ...paragraphs.map((text) => wordParagraph(text)), wordTable(rows)];
  return partsFile({
    '[Content_Types].xml': contentTypes({ 'word/document.xml': `${OFFICE}.wordprocessingml.document.main+xml` }),
    '_rels/.rels': links(['officeDocument', 'word/document.xml']),
    'word/document.xml': `${XML_HEAD}<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body>${body.join('')}<w:p/><w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
  });
};

export const xlsxFile = ({ title, rows }: Paper): Uint8Array => {
  const [head = [], ...body] = rows;
  const sheet: SheetToWrite = {
    name: title.slice(0, 31),
    columns: head.map((each) => ({ title: each, width: 18 })),
    rows: body,
  };
  return partsFile({ ...workbookParts(sheet), 'xl/worksheets/sheet1.xml': [...sheetXml(sheet)].join('') });
};

const SLIDES = `xmlns:a="${FORMATS}/drawingml/2006/main" xmlns:r="${RELATIONS}" xmlns:p="${FORMATS}/presentationml/2006/main"`;
const EMPTY_GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const COLOURS = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];
const colourMap = COLOURS.map((name) => {
  const stored: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
  return `${name}="${stored[name] ?? name}"`;
}).join(' ');

const themeColours = ['dk1', 'lt1', 'dk2', 'lt2', ...COLOURS.slice(4)]
  .map((name, at) => `<a:${name}><a:srgbClr val="${at % 2 === 1 && at < 4 ? 'FFFFFF' : '16407A'}"/></a:${name}>`)
  .join('');
const themeFont = (name: string): string =>
  `<a:${name}><a:latin typeface=""/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const three = (each: string): string => each.repeat(3);
const theme = `${XML_HEAD}<a:theme xmlns:a="${FORMATS}/drawingml/2006/main" name="한빛"><a:themeElements><a:clrScheme name="한빛">${themeColours}</a:clrScheme><a:fontScheme name="한빛">${themeFont('majorFont')}${themeFont('minorFont')}</a:fontScheme><a:fmtScheme name="한빛"><a:fillStyleLst>${three(fill)}</a:fillStyleLst><a:lnStyleLst>${three(`<a:ln>${fill}</a:ln>`)}</a:lnStyleLst><a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst><a:bgFillStyleLst>${three(fill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const slideText = (
  id: number,
  [top, height, size]: readonly [number, number, number],
  texts: readonly string[],
): string => {
  const place = `<a:xfrm><a:off x="600000" y="${top}"/><a:ext cx="7944000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
  const lines = texts.map(
    (text) => `<a:p><a:r><a:rPr lang="ko-KR" sz="${size}"/><a:t>${xmlText(text)}</a:t></a:r></a:p>`,
  );
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="글 ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`;
};

/** A slide of a title and lines below it. */
const slideXml = (title: string, texts: readonly string[]): string =>
  `${XML_HEAD}<p:sld ${SLIDES}><p:cSld><p:spTree>${EMPTY_GROUP}${slideText(2, [400000, 900000, 3200], [title])}${slideText(3, [1500000, 4500000, 1800], texts)}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;

/** A presentation: its title, then a slide for every two paragraphs. */
export const pptxFile = ({ title, paragraphs }: Paper): Uint8Array => {
  const slides = [
    slideXml(title, ['한빛항공']),
    ...Array.from({ length: Math.ceil(paragraphs.length / 2) }, (_, at) =>
      slideXml(`${title} ${at + 1}`, paragraphs.slice(2 * at, 2 * at + 2)),
    ),
  ];
  const names = slides.map((_, at) => `ppt/slides/slide${at + 1}.xml`);
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`).join('');
  const slideLayout = '../slideLayouts/slideLayout1.xml';
  const frame = `<p:cSld><p:spTree>${EMPTY_GROUP}</p:spTree></p:cSld>`;
  const presentation = `${OFFICE}.presentationml`;
  return partsFile({
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': `${presentation}.presentation.main+xml`,
      'ppt/slideMasters/slideMaster1.xml': `${presentation}.slideMaster+xml`,
      'ppt/slideLayouts/slideLayout1.xml': `${presentation}.slideLayout+xml`,
      'ppt/theme/theme1.xml': `${OFFICE}.theme+xml`,
      ...Object.fromEntries(names.map((name) => [name, `${presentation}.slide+xml`])),
    }),
    '_rels/.rels': links(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `${XML_HEAD}<p:presentation ${SLIDES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': links(
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, at) => ['slide', `slides/slide${at + 1}.xml`] as const),
    ),
    'ppt/slideMasters/slideMaster1.xml': `${XML_HEAD}<p:sldMaster ${SLIDES}>${frame}<p:clrMap ${colourMap}/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': links(
      ['slideLayout', slideLayout],
      ['theme', '../theme/theme1.xml'],
    ),
    'ppt/slideLayouts/slideLayout1.xml': `${XML_HEAD}<p:sldLayout ${SLIDES} type="blank">${frame}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': links(['slideMaster', '../slideMasters/slideMaster1.xml']),
    'ppt/theme/theme1.xml': theme,
    ...Object.fromEntries(slides.map((slide, at) => [names[at] ?? '', slide])),
    ...Object.fromEntries(
      slides.map((_, at) => [`ppt/slides/_rels/slide${at + 1}.xml.rels`, links(['slideLayout', slideLayout])]),
    ),
  });
};
