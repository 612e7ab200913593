import { readFile, writeFile } from 'node:fs/promises';
import { encodePicture } from '../images/encode-picture.ts';
import type { CleaningWay } from './kinds.ts';
import { cleanOffice } from './office/clean-office.ts';
import { cleanPdf } from './pdf/clean-pdf.ts';

export type CleaningTask = { path: string; target: string; way: Exclude<CleaningWay, 'text'> };

const ways = {
  picture: async (content: Uint8Array) => (await encodePicture(content)).content,
  pdf: cleanPdf,
  office: cleanOffice,
};

/** What a worker process does with a file; false when it cannot be cleaned. */
export default async ({ path, target, way }: CleaningTask): Promise<boolean> => {
  const content = await readFile(path);
  const cleaned = await ways[way](content).catch(() => undefined);
  if (cleaned) await writeFile(target, cleaned, { mode: 0o600, flag: 'wx' });
  return cleaned !== undefined;
};
