import { zipSync } from 'fflate';

/** Valid files of their kinds, as small as possible. */

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const archive = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, [bytes(content), { level: 0 }]])));

/** A PDF whose content differs by `mark`. */
export const samplePdf = (mark = ''): Uint8Array =>
  bytes(`%PDF-1.4\n%${mark}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

export const samplePng = (): Uint8Array =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

export const sampleDocx = (): Uint8Array =>
  archive({ '[Content_Types].xml': types, '_rels/.rels': '<a/>', 'word/document.xml': '<document/>' });

export const sampleXlsx = (): Uint8Array =>
  archive({ '[Content_Types].xml': types, '_rels/.rels': '<a/>', 'xl/workbook.xml': '<workbook/>' });

export const samplePptx = (): Uint8Array =>
  archive({ '[Content_Types].xml': types, '_rels/.rels': '<a/>', 'ppt/presentation.xml': '<presentation/>' });

export const sampleOdt = (): Uint8Array =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<a/>',
    'META-INF/manifest.xml': '<a/>',
  });

export const sampleHwpx = (): Uint8Array =>
  archive({ mimetype: 'application/hwp+zip', 'version.xml': '<a/>', 'Contents/section0.xml': '<a/>' });

export const sampleZip = (): Uint8Array => archive({ 'readme.txt': 'hello', 'word/notes.txt': 'hello' });

/** A compound file, the format of older Office documents and of protected ones. */
export const sampleCompound = (rootClass = '00000000000000000000000000000000'): Uint8Array => {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  // The second sector starts with the root's directory entry.
  Buffer.from(rootClass, 'hex').copy(file, 1024 + 80);
  return file;
};
