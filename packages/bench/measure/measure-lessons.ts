import { join } from 'node:path';
import { send, signIn } from '../calls.ts';
import { fillLessons } from '../fill/database.ts';
import { reader } from '../fill/people.ts';
import { startPortal } from '../portal-process.ts';
import type { Slowest } from './searches.ts';

const LESSONS = 10_000;
/** In no lesson, in a few, in a fifth, in all of them, a number, and two of these. */
const TEXTS = ['없는말', '제설', '난기류', '절차', 'LSN-2026', '난기류 9999', '제설 확인'];
const ROUNDS = 5;

/** The longest of some searches among ten thousand lessons after the first of each, which finds nothing in memory. */
export const measureLessons = async (folder: string, say: (line: string) => void): Promise<Slowest[]> => {
  const portal = await startPortal(await fillLessons(join(folder, 'lessons'), LESSONS, say));
  try {
    const headers = await signIn(portal.baseUrl, reader);
    const found: Slowest[] = [];
    for (const text of TEXTS) {
      const path = `/api/esms/lessons?searchText=${encodeURIComponent(text)}`;
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const start = performance.now();
        await (await send(portal.baseUrl, { method: 'GET', path, headers })).json();
        times.push(performance.now() - start);
      }
      found.push({ name: `search in ${LESSONS} lessons, ${text}`, ms: Math.max(...times.slice(1)) });
    }
    return found;
  } finally {
    await portal.stop();
  }
};
