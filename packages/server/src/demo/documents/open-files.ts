import { crc32, deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { type Paper, partsFile, XML_HEAD, xmlText } from './demo-paper.ts';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const ODT = 'application/vnd.oasis.opendocument.text';

export const odtFile = ({ title, paragraphs, rows }: Paper): Uint8Array => {
  const cells = (row: readonly string[]) =>
    row.map(
      (cell) => `<table:table-cell office:value-type="string"><text:p>${xmlText(cell)}</text:p></table:table-cell>`,
    );
  const table = `<table:table table:name="표"><table:table-column table:number-columns-repeated="${rows[0]?.length ?? 1}"/>${rows
    .map((row) => `<table:table-row>${cells(row).join('')}</table:table-row>`)
    .join('')}</table:table>`;
  const text = paragraphs.map((each) => `<text:p>${xmlText(each)}</text:p>`).join('');
  const head = `<text:h text:outline-level="1">${xmlText(title)}</text:h>`;
  return partsFile(
    {
      'content.xml': `${XML_HEAD}<office:document-content xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:table="${ODF}:table:1.0" office:version="1.3"><office:body><office:text>${head}${text}${table}</office:text></office:body></office:document-content>`,
      'META-INF/manifest.xml': `${XML_HEAD}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${ODT}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    },
    ODT,
  );
};

const HANCOM = 'http://www.hancom.co.kr/hwpml/2011';
const PACKAGE = 'http://www.idpf.org/2007/opf/';

/** A document of Hancom Office: one section of paragraphs. */
export const hwpxFile = ({ title, paragraphs, rows }: Paper): Uint8Array => {
  const texts = [title, ...paragraphs, ...rows.map((row) => row.join('  '))];
  const section = texts.map(
    (text, at) =>
      `<hp:p id="${at}" paraPrIDRef="0" styleIDRef="0"><hp:run charPrIDRef="0"><hp:t>${xmlText(text)}</hp:t></hp:run></hp:p>`,
  );
  return partsFile(
    {
      'version.xml': `${XML_HEAD}<hv:HCFVersion xmlns:hv="${HANCOM}/version" targetApplication="WORDPROCESSOR" major="5" minor="1" micro="0" buildNumber="1" os="1" xmlVersion="1.4" application="Hancom Office Hangul" appVersion="11, 0, 0, 0"/>`,
      'META-INF/container.xml': `${XML_HEAD}<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>`,
      'Contents/content.hpf': `${XML_HEAD}<opf:package xmlns:opf="${PACKAGE}" version="" unique-identifier="" id=""><opf:metadata><opf:title>${xmlText(title)}</opf:title><opf:language>ko</opf:language></opf:metadata><opf:manifest><opf:item id="header" href="Contents/header.xml" media-type="application/xml"/><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="header"/><opf:itemref idref="section0"/></opf:spine></opf:package>`,
      'Contents/header.xml': `${XML_HEAD}<hh:head xmlns:hh="${HANCOM}/head" version="1.4" secCnt="1"><hh:beginNum page="1" footnote="1" endnote="1" pic="1" tbl="1" equation="1"/></hh:head>`,
      'Contents/section0.xml': `${XML_HEAD}<hs:sec xmlns:hs="${HANCOM}/section" xmlns:hp="${HANCOM}/paragraph">${section.join('')}</hs:sec>`,
    },
    'application/hwp+zip',
  );
};

export const txtFile = ({ title, paragraphs }: Paper): Uint8Array =>
  strToU8(`${title}\n\n${paragraphs.join('\n\n')}\n`);

/** With a mark at its beginning, by which Excel knows how it is written. */
export const csvFile = ({ rows }: Paper): Uint8Array =>
  strToU8(
    `\ufeff${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`,
  );

const chunk = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
};

const [WIDTH, HEIGHT, WALL] = [960, 600, 6];
const WHITE = [250, 251, 253] as const;
const BLUE = [22, 64, 122] as const;

/** The plan of a floor with so many rooms on each side of a corridor. */
export const pngFile = (rooms: number): Uint8Array => {
  const isWall = (x: number, y: number): boolean => {
    const isEdge = (at: number, length: number): boolean => at < WALL || at >= length - WALL;
    const isCorridor = y > HEIGHT * 0.42 && y < HEIGHT * 0.58;
    const isCorridorWall = Math.abs(y - HEIGHT * 0.42) < WALL / 2 || Math.abs(y - HEIGHT * 0.58) < WALL / 2;
    const isDoor = (x % (WIDTH / rooms)) / (WIDTH / rooms) > 0.7;
    return (
      isEdge(x, WIDTH) ||
      isEdge(y, HEIGHT) ||
      (isCorridorWall && !isDoor) ||
      (!isCorridor && x % (WIDTH / rooms) < WALL)
    );
  };
  const pixels = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) pixels.set(isWall(x, y) ? BLUE : WHITE, y * (WIDTH * 3 + 1) + 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
};
