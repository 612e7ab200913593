import { readFile, writeFile } from 'node:fs/promises';
import type { CleaningWay } from './cleanable-kinds.ts';

export type CleaningTask = { path: string; target: string; way: Exclude<CleaningWay, 'text'> };

/** Each cleaner is imported on demand, since modules for one kind would use memory that another needs. */
const ways = {
  picture: async (content: Uint8Array) => {
    const { encodePicture } = await import('../images/encode-picture.ts');
    return (await encodePicture(content)).content;
  },
  pdf: async (content: Uint8Array) => {
    const { cleanPdf } = await import('./pdf/clean-pdf.ts');
    return cleanPdf(content);
  },
  office: async (content: Uint8Array) => {
    const { cleanOffice } = await import('./office/clean-office.ts');
    return cleanOffice(content);
  },
};

/** Runs in a worker process; returns false when the file cannot be cleaned. */
export default async ({ path, target, way }: CleaningTask): Promise<boolean> => {
  const content = await readFile(path);
  const cleaned = await ways[way](content).catch(() => undefined);
  if (cleaned) await writeFile(target, cleaned, { mode: 0o600, flag: 'wx' });
  return cleaned !== undefined;
};
