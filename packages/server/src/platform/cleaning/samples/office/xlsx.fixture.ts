import { MAKER, namedPicture } from '../named-picture.fixture.ts';
import { officeFile, type PartToWrite, xml } from './package.fixture.ts';
import { propertyLinks, propertyParts } from './properties.fixture.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const THREADED = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';
const TYPE = 'vnd.openxmlformats-officedocument.spreadsheetml';
const LATER = 'http://schemas.microsoft.com/office/2017/10/relationships';
const PERSON = '{AAAAAAAA-1111-2222-3333-444444444444}';

/** Texts that must stay readable. */
export const XLSX_TEXT = ['altitude 31,000', 'where was this', 'over the Yellow Sea'];

const absPath = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"><x15ac:absPath xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac" url="C:\\Users\\${MAKER}\\Desktop\\"/></mc:Choice></mc:AlternateContent>`;

const sheetParts: PartToWrite[] = [
  {
    name: 'xl/worksheets/sheet1.xml',
    type: `${TYPE}.worksheet+xml`,
    content: xml(
      `<worksheet xmlns="${MAIN}" xmlns:r="${R}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>altitude 31,000</t></is></c><c r="B1"><f>'C:\\Users\\${MAKER}\\[log.xlsx]S'!A1</f><v>1</v></c></row></sheetData><pageSetup orientation="portrait" r:id="rId1"/></worksheet>`,
    ),
    links: [
      ['rId1', 'printerSettings', '../printerSettings/printerSettings1.bin'],
      ['rId2', 'comments', '../comments1.xml'],
      ['rId3', `${LATER}/threadedComment`, '../threadedComments/threadedComment1.xml'],
    ],
  },
  { name: 'xl/printerSettings/printerSettings1.bin', content: Buffer.from(`${MAKER}'s printer`, 'utf16le') },
  {
    name: 'xl/comments1.xml',
    type: `${TYPE}.comments+xml`,
    content: xml(
      `<comments xmlns="${MAIN}"><authors><author>${MAKER}</author></authors><commentList><comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>${MAKER}:</t></r><r><t xml:space="preserve"> where was this</t></r></text></comment></commentList></comments>`,
    ),
  },
  {
    name: 'xl/threadedComments/threadedComment1.xml',
    type: 'vnd.ms-excel.threadedcomments+xml',
    content: xml(
      `<ThreadedComments xmlns="${THREADED}"><threadedComment ref="A1" dT="2026-11-19T21:40:00.00" personId="${PERSON}" id="{BBBBBBBB-1111-2222-3333-444444444444}"><text>@${MAKER} over the Yellow Sea</text><mentions><mention mentionpersonId="${PERSON}" mentionId="{CCCCCCCC-1111-2222-3333-444444444444}" startIndex="0" length="11"/></mentions></threadedComment></ThreadedComments>`,
    ),
  },
];

const workbookParts = async (): Promise<PartToWrite[]> => [
  {
    name: 'xl/workbook.xml',
    type: `${TYPE}.sheet.main+xml`,
    content: xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${R}"><fileSharing userName="${MAKER}"/>${absPath}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets><externalReferences><externalReference r:id="rId3"/></externalReferences></workbook>`,
    ),
    links: [
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', `${LATER}/person`, 'persons/person.xml'],
      ['rId3', 'externalLink', 'externalLinks/externalLink1.xml'],
      ['rId4', 'revisionHeaders', 'revisions/revisionHeaders.xml'],
      ['rId5', 'image', 'media/image1.png'],
      ['rId6', 'pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml'],
    ],
  },
  {
    name: 'xl/persons/person.xml',
    type: 'vnd.ms-excel.person+xml',
    content: xml(
      `<personList xmlns="${THREADED}"><person displayName="${MAKER}" id="${PERSON}" userId="S::${MAKER}@example.com::1" providerId="AD"/></personList>`,
    ),
  },
  {
    name: 'xl/externalLinks/externalLink1.xml',
    type: `${TYPE}.externalLink+xml`,
    content: xml(`<externalLink xmlns="${MAIN}" xmlns:r="${R}"><externalBook r:id="rId1"/></externalLink>`),
    links: [['rId1', 'externalLinkPath', `file:///C:/Users/${encodeURIComponent(MAKER)}/log.xlsx`, 'External']],
  },
  {
    name: 'xl/revisions/revisionHeaders.xml',
    type: `${TYPE}.revisionHeaders+xml`,
    content: xml(`<headers xmlns="${MAIN}"><header userName="${MAKER}"/></headers>`),
  },
  {
    name: 'xl/pivotCache/pivotCacheDefinition1.xml',
    type: `${TYPE}.pivotCacheDefinition+xml`,
    content: xml(`<pivotCacheDefinition xmlns="${MAIN}" refreshedBy="${MAKER}" refreshedDate="45000"/>`),
  },
  { name: 'xl/media/image1.png', content: await namedPicture('png') },
];

/**
 * A workbook that names its author wherever Excel does: comments of both kinds, persons, paths, printers, revisions.
 */
export const namedXlsx = async (): Promise<Uint8Array> =>
  officeFile(propertyLinks('xl/workbook.xml'), [...(await workbookParts()), ...sheetParts, ...(await propertyParts())]);
