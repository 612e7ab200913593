import { Readable } from 'node:stream';
import type { FileAnswer } from '@portal/contract/kernel';
import ZipStream from 'zip-stream';
import { type SheetToWrite, sheetXml, workbookParts } from './sheet-xml.ts';

const addPart = (archive: ZipStream, name: string, content: string | Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry(content, { name }, (error) => (error ? reject(error) : resolve()));
  });

const fill = async (archive: ZipStream, sheet: SheetToWrite): Promise<void> => {
  for (const [name, content] of Object.entries(workbookParts(sheet))) await addPart(archive, name, content);
  await addPart(archive, 'xl/worksheets/sheet1.xml', Readable.from(sheetXml(sheet)));
  archive.finish();
};

/**
 * Streams an .xlsx file with one sheet: neither the sheet nor the file is ever in memory as a whole, and other calls
 * run between its rows.
 */
export const writeSpreadsheet = (fileName: string, sheet: SheetToWrite): FileAnswer => {
  const archive = new ZipStream({ zlib: { level: 6 } });
  fill(archive, sheet).catch((error: unknown) => archive.destroy(error as Error));
  return {
    name: fileName,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: archive,
  };
};
