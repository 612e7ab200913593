import { MAKER, namedPicture } from '../named-picture.fixture.ts';
import { officeFile, type PartToWrite, xml } from './package.fixture.ts';
import { propertyLinks, propertyParts } from './properties.fixture.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'vnd.openxmlformats-officedocument.wordprocessingml';
const MICROSOFT = 'http://schemas.microsoft.com/office';
const NS = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:w14="${MICROSOFT}/word/2010/wordml" xmlns:w15="${MICROSOFT}/word/2012/wordml" xmlns:w16du="${MICROSOFT}/word/2023/wordml/word16du" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"`;

/** Texts that must stay readable. */
export const DOCX_TEXT = ['우박을 만났습니다 & 회항했습니다', 'inserted later', 'please check the radar'];

const run = (text: string): string => `<w:r w:rsidR="00AB12CD"><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (instruction: string, shown: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const by = `w:id="1" w:author="${MAKER}" w:date="2026-11-19T21:40:00Z" w16du:dateUtc="2026-11-19T12:40:00Z"`;

const body = [
  `<w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD">${run('우박을 만났습니다 &amp; 회항했습니다')}</w:p>`,
  `<w:p><w:ins ${by}>${run('inserted later')}</w:ins><w:del ${by}><w:r><w:delText>removed</w:delText></w:r></w:del></w:p>`,
  `<w:p><w:pPr><w:pPrChange ${by}><w:pPr/></w:pPrChange></w:pPr>${run('changed')}</w:p>`,
  `<w:p>${field('AUTHOR \\* MERGEFORMAT', MAKER)}${field(`INCLUDEPICTURE "C:\\\\Users\\\\${MAKER}\\\\a.jpg"`, 'shown')}</w:p>`,
  `<w:p><w:fldSimple w:instr=" LASTSAVEDBY ">${run(MAKER)}</w:fldSimple></w:p>`,
  `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:creator[1]"/></w:sdtPr><w:sdtContent><w:p>${run(MAKER)}</w:p></w:sdtContent></w:sdt>`,
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="${MAKER}.jpg" descr="C:\\Users\\${MAKER}\\Desktop\\a.jpg"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  `<w:p><w:r><w:pict><v:shape o:gfxdata="${Buffer.from(MAKER).toString('base64')}"><v:imagedata r:id="rId5" o:title="${MAKER}"/></v:shape></w:pict></w:r></w:p>`,
  `<w:p><w:hyperlink r:id="rId6">${run('on my disk')}</w:hyperlink><w:hyperlink r:id="rId7">${run('manual')}</w:hyperlink></w:p>`,
  `<w:p><w:commentRangeStart w:id="1"/>${run('commented')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`,
].join('');

const settings = `<w:attachedTemplate r:id="rId1"/><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids><w:docVars><w:docVar w:name="by" w:val="${MAKER}"/></w:docVars><w15:docId w15:val="{11111111-2222-3333-4444-555555555555}"/><w:defaultTabStop w:val="720"/>`;

const wordParts = async (): Promise<PartToWrite[]> => [
  {
    name: 'word/document.xml',
    type: `${TYPE}.document.main+xml`,
    content: xml(
      `<!-- ${MAKER} --><w:document ${NS}><w:body>${body}<w:sectPr w:rsidR="00AB12CD"/></w:body></w:document>`,
    ),
    links: [
      ['rId1', 'settings', 'settings.xml'],
      ['rId2', 'comments', 'comments.xml'],
      ['rId3', `${MICROSOFT}/2011/relationships/people`, 'people.xml'],
      ['rId4', 'customXml', '../customXml/item1.xml'],
      ['rId5', 'image', `media/${encodeURIComponent(MAKER)}.jpeg`],
      ['rId6', 'hyperlink', `file:///C:/Users/${encodeURIComponent(MAKER)}/a.docx`, 'External'],
      ['rId7', 'hyperlink', 'https://example.com/manual', 'External'],
    ],
  },
  {
    name: 'word/settings.xml',
    type: `${TYPE}.settings+xml`,
    content: xml(`<w:settings ${NS}>${settings}</w:settings>`),
    links: [['rId1', 'attachedTemplate', `file:///C:/Users/${encodeURIComponent(MAKER)}/Normal.dotm`, 'External']],
  },
  {
    name: 'word/comments.xml',
    type: `${TYPE}.comments+xml`,
    content: xml(
      `<w:comments ${NS}><w:comment ${by} w:initials="${MAKER}"><w:p>${run(`@${MAKER} please check the radar`)}</w:p></w:comment></w:comments>`,
    ),
  },
  {
    name: 'word/people.xml',
    type: `${TYPE}.people+xml`,
    content: xml(
      `<w15:people ${NS}><w15:person w15:author="${MAKER}"><w15:presenceInfo w15:providerId="AD" w15:userId="${MAKER}"/></w15:person></w15:people>`,
    ),
  },
  { name: `word/media/${MAKER}.jpeg`, content: await namedPicture('jpeg') },
];

/** A docx that names its author wherever Word does: tracked changes, comments, people, fields, template, pictures. */
export const namedDocx = async (...more: readonly PartToWrite[]): Promise<Uint8Array> =>
  officeFile(propertyLinks('word/document.xml'), [...(await wordParts()), ...(await propertyParts()), ...more]);

/** The smallest docx with this document part. */
export const docxOf = (document: string): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'word/document.xml']],
    [{ name: 'word/document.xml', type: `${TYPE}.document.main+xml`, content: document }],
  );

/** A docx with an embedded document, which cannot be inspected. */
export const docxWithObject = (): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'word/document.xml']],
    [
      {
        name: 'word/document.xml',
        type: `${TYPE}.document.main+xml`,
        content: xml(`<w:document xmlns:w="${W}"><w:body/></w:document>`),
        links: [['rId1', 'oleObject', 'embeddings/oleObject1.bin']],
      },
      { name: 'word/embeddings/oleObject1.bin', content: MAKER },
    ],
  );
