import { open } from 'node:fs/promises';
import { listArchiveNames } from './archive-names.ts';

type OfficeFormat = { mime: string; parts: readonly RegExp[] };

const openXml = (kind: string, part: RegExp): OfficeFormat => ({
  mime: `application/vnd.openxmlformats-officedocument.${kind}`,
  parts: [/^\[Content_Types\]\.xml$/i, part],
});

/** Office formats that are archives, with the parts that each must have. */
const officeFormats: Readonly<Record<string, OfficeFormat>> = {
  docx: openXml('wordprocessingml.document', /^word\/document\d*\.xml$/i),
  xlsx: openXml('spreadsheetml.sheet', /^xl\/workbook\d*\.xml$/i),
  pptx: openXml('presentationml.presentation', /^ppt\/presentation\d*\.xml$/i),
  odt: { mime: 'application/vnd.oasis.opendocument.text', parts: [/^mimetype$/, /^content\.xml$/] },
  hwpx: { mime: 'application/hwp+zip', parts: [/^Contents\/(?:content\.hpf|section\d+\.xml)$/] },
};

const INSTALLER = Buffer.from('84100c0000000000c000000000000046', 'hex');
const CLASS_AT = 80;

/** Whether a compound file is an installer, by the class id in its root directory entry. */
const isInstaller = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const header = (await handle.read({ buffer: Buffer.alloc(512), position: 0 })).buffer;
    const sector = 2 ** Math.min(header.readUInt16LE(30), 16);
    const root = (header.readUInt32LE(48) + 1) * sector;
    const found = await handle.read({ buffer: Buffer.alloc(INSTALLER.length), position: root + CLASS_AT });
    return found.buffer.equals(INSTALLER);
  } finally {
    await handle.close();
  }
};

/**
 * The content type of a file with an Office extension, whose first bytes have this kind. Undefined if it lacks the
 * parts of that format, or is a plain archive or an installer. A protected Office file is a compound file and is not
 * inspected. See rules/documents.md#upload.
 */
export const genuineType = async (
  path: string,
  extension: string,
  found: { ext: string; mime: string } | undefined,
): Promise<string | undefined> => {
  const mime = found?.mime ?? 'application/octet-stream';
  if (found?.ext === 'cfb') return (await isInstaller(path)) ? undefined : mime;
  const format = officeFormats[extension];
  if (format === undefined) return found?.ext === 'zip' ? undefined : mime;
  const names = await listArchiveNames(path);
  return format.parts.every((part) => names.some((name) => part.test(name))) ? format.mime : undefined;
};
