import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { chunk } from './named-picture.fixture.ts';
import { docxOf } from './office/docx.fixture.ts';

/** A PNG of a few kilobytes that unfolds to 30,000 by 30,000 pixels. */
export const pictureBomb = (): Buffer => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF of a few kilobytes whose thousand frames, each of one pixel, expand to a canvas of 2,000 by 2,000. */
export const framesBomb = (): Buffer => {
  const screen = Buffer.from('474946383961d007d0078000000000' + '00ffffff', 'hex');
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([screen, ...Array<Buffer>(1_000).fill(frame), Buffer.from([0x3b])]);
};

/** A PDF of one kilobyte whose objects expand to 700 MB. */
export const pdfBomb = (): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(700_000_000, ' ')));
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const stream = `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(head + stream), packed, Buffer.from(tail)]);
};

/** A docx that expands to 300 MB. */
export const archiveBomb = (): Uint8Array => {
  const blank = new Uint8Array(300_000_000).fill(32);
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': [blank, { level: 1 }] });
};

/** The same, with entries that declare a small size. */
export const lyingArchiveBomb = (): Buffer => {
  const archive = Buffer.from(archiveBomb());
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4))
    archive.writeUInt32LE(100, at + 24);
  return archive;
};

/** A docx whose elements are nested millions deep. */
export const deepBomb = (): Uint8Array => docxOf(`<w xmlns="urn:w">${'<a>'.repeat(8_000_000)}`);

/** A docx that declares entities, each ten times as long as the one before. */
export const entityBomb = (): Uint8Array => {
  const levels = Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
  return docxOf(`<!DOCTYPE w [<!ENTITY e0 "lol">${levels.join('')}]><w xmlns="urn:w">&e10;</w>`);
};
