import { strToU8, zipSync } from 'fflate';
import { officeFile, type PartToWrite, xml } from '../cleaning/samples/office/package.fixture.ts';

const OPEN = 'http://schemas.openxmlformats.org';
const W = `xmlns:w="${OPEN}/wordprocessingml/2006/main" xmlns:mc="${OPEN}/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`;
const P = `xmlns:p="${OPEN}/presentationml/2006/main" xmlns:a="${OPEN}/drawingml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships"`;
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml';
const SHEET = 'vnd.openxmlformats-officedocument.spreadsheetml';
const SLIDES = 'vnd.openxmlformats-officedocument.presentationml';

/** A paragraph of Word from its runs; Word splits them at any edit. */
const p = (...runs: string[]): string =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>${runs.map((run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`).join('')}</w:p>`;
const cell = (text: string): string => `<w:tc><w:tcPr/>${p(text)}</w:tc>`;

const box = (text: string): string =>
  `<w:p><w:r><w:t>바깥</w:t></w:r><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><v:textbox><w:txbxContent>${p(text)}</w:txbxContent></v:textbox></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>문단</w:t></w:r></w:p>`;

const wordBody = [
  p('제1장 비상', '절차서'),
  p('여객'.normalize('NFD'), ' 안내 &amp; 대피'),
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr>${cell('기장')}${cell('부기장')}</w:tr></w:tbl>`,
  box('글상자'),
  '<w:p><w:del w:id="1" w:author="a"><w:r><w:delText>지운 글</w:delText></w:r></w:del><w:r><w:t>첫째</w:t></w:r><w:r><w:br/></w:r><w:r><w:t>둘째</w:t></w:r></w:p>',
];

/** A docx with this document part and a header. */
export const docxSample = (body: readonly string[] = wordBody): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'word/document.xml']],
    [
      {
        name: 'word/document.xml',
        type: `${WORD}.document.main+xml`,
        content: xml(`<w:document ${W}><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`),
        links: [['rId1', 'header', 'header1.xml']],
      },
      {
        name: 'word/header1.xml',
        type: `${WORD}.header+xml`,
        content: xml(`<w:hdr ${W}>${p('머리글 운항규정')}</w:hdr>`),
      },
    ],
  );

/** A docx with one paragraph for each text. */
export const docxOfTexts = (texts: readonly string[]): Uint8Array => docxSample(texts.map((text) => p(text)));

const sheetXml = (rows: string): string =>
  xml(`<worksheet xmlns="${OPEN}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`);

export const xlsxSample = (): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'xl/workbook.xml']],
    [
      {
        name: 'xl/workbook.xml',
        type: `${SHEET}.sheet.main+xml`,
        content: xml(
          `<workbook xmlns="${OPEN}/spreadsheetml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships"><sheets><sheet name="점검표" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
        links: [
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ],
      },
      {
        name: 'xl/sharedStrings.xml',
        type: `${SHEET}.sharedStrings+xml`,
        content: xml(
          `<sst xmlns="${OPEN}/spreadsheetml/2006/main"><si><t>항공기</t></si><si><r><t>정비</t></r><r><rPr><b/></rPr><t>사</t></r><rPh sb="0" eb="1"><t>せいび</t></rPh></si></sst>`,
        ),
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        type: `${SHEET}.worksheet+xml`,
        content: sheetXml(
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>연료량</t></is></c><c r="B2"><f>A1*2</f><v>4200</v></c><c r="C2" t="str"><f>A1</f><v>계산됨</v></c></row>',
        ),
      },
    ],
  );

const slide = (texts: readonly string[]): string =>
  xml(
    `<p:sld ${P}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9000000" cy="3000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/>${texts.map((text) => `<a:p>${[...text].map((letter) => `<a:r><a:t>${letter}</a:t></a:r>`).join('')}</a:p>`).join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  );

/** A presentation that shows its slides in another order than they were written in. */
export const pptxSample = (): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'ppt/presentation.xml']],
    [
      {
        name: 'ppt/presentation.xml',
        type: `${SLIDES}.presentation.main+xml`,
        content: xml(
          `<p:presentation ${P}><p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
        ),
        links: [
          ['rId1', 'slide', 'slides/slide1.xml'],
          ['rId2', 'slide', 'slides/slide2.xml'],
        ],
      },
      ...[slide(['난기류 대응']), slide(['안전 교육', '표지'])].map(
        (content, at): PartToWrite => ({
          name: `ppt/slides/slide${at + 1}.xml`,
          type: `${SLIDES}.slide+xml`,
          content,
        }),
      ),
    ],
  );

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const NS = `xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:table="${ODF}:table:1.0" xmlns:style="${ODF}:style:1.0"`;
const TYPE = 'application/vnd.oasis.opendocument.text';

/** An OpenDocument text; `content` replaces its body. */
export const odtSample = (
  content = `<text:tracked-changes><text:changed-region><text:p>지운 글</text:p></text:changed-region></text:tracked-changes><text:h text:outline-level="1">객실 <text:span>안</text:span><text:span>전</text:span></text:h><text:p>구명<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>각주 내용</text:p></text:note-body></text:note>조끼<text:s text:c="2"/>착용<text:tab/>시연</text:p><table:table><table:table-row><table:table-cell><text:p>좌석</text:p></table:table-cell><table:table-cell><text:p>벨트</text:p></table:table-cell></table:table-row></table:table>`,
): Uint8Array =>
  zipSync({
    mimetype: [strToU8(TYPE), { level: 0 }],
    'META-INF/manifest.xml': strToU8(
      xml(
        `<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
      ),
    ),
    'content.xml': strToU8(
      xml(
        `<office:document-content ${NS}><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
      ),
    ),
    'styles.xml': strToU8(
      xml(
        `<office:document-styles ${NS}><office:master-styles><style:master-page style:name="Standard"><style:footer><text:p>바닥글</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`,
      ),
    ),
  });

const HANCOM = 'http://www.hancom.co.kr/hwpml/2011';
const run = (text: string): string => `<hp:run charPrIDRef="0"><hp:t>${text}</hp:t></hp:run>`;
const line = (...runs: string[]): string => `<hp:p id="0" paraPrIDRef="0" styleIDRef="0">${runs.join('')}</hp:p>`;

/** A word with a gloss above it in small letters. */
const glossed = (word: string, gloss: string): string =>
  `<hp:run><hp:ctrl/><hp:dutmal posType="TOP"><hp:mainText>${word}</hp:mainText><hp:subText>${gloss}</hp:subText></hp:dutmal></hp:run>`;

/** Words with glosses, and tracked changes: inserted, deleted, deleted over several runs and paragraphs. */
export const hwpxChanges = (): Uint8Array =>
  hwpxSample([
    [
      line(run('앞'), glossed('감항성', '堪航性'), run('뒤')),
      line(
        run(
          '가<hp:insertBegin Id="1"/>끼움<hp:insertEnd Id="1"/>나<hp:deleteBegin Id="2"/>지움<hp:deleteEnd Id="2"/>다',
        ),
      ),
      line(run('라<hp:deleteBegin Id="3"/>지움'), run('지움<hp:deleteEnd Id="3"/>마')),
      line(run('바<hp:deleteBegin Id="4"/>지움')),
      line(run('지움<hp:deleteEnd Id="4"/>사')),
    ].join(''),
    line(run('다음 구역')),
  ]);

const sections = [
  `${line(run('항공 보안'), run('검색<hp:tab width="4000"/>절차'))}${line(`<hp:run charPrIDRef="0"><hp:tbl rowCnt="1" colCnt="2"><hp:tr><hp:tc><hp:subList>${line(run('위험물'))}</hp:subList></hp:tc><hp:tc><hp:subList>${line(run('신고'))}</hp:subList></hp:tc></hp:tr></hp:tbl><hp:t/></hp:run>`)}`,
  line(run('둘째 구역')),
];

/** A document of Hancom Office with each section in its own part. */
export const hwpxSample = (parts: readonly string[] = sections): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'version.xml': strToU8(
      xml(
        `<hv:HCFVersion xmlns:hv="${HANCOM}/version" targetApplication="WORDPROCESSOR" major="5" minor="1" micro="0" buildNumber="1" xmlVersion="1.4"/>`,
      ),
    ),
    'META-INF/container.xml': strToU8(
      xml(
        '<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>',
      ),
    ),
    ...Object.fromEntries(
      parts.map((section, at) => [
        `Contents/section${at}.xml`,
        strToU8(xml(`<hs:sec xmlns:hs="${HANCOM}/section" xmlns:hp="${HANCOM}/paragraph">${section}</hs:sec>`)),
      ]),
    ),
  });

/** An Office document protected by a password, which is no longer a zip archive. */
export const protectedOffice = (): Uint8Array =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)]);
