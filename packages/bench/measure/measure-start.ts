import { mkdirSync } from 'node:fs';
import { type Served, startPortal } from '../portal-process.ts';

export type Starts = { firstMs: number; secondMs: number };

/** The first start on an empty data folder, which makes the database and the demo company, and the next one. */
export const measureStarts = async (dataDir: string): Promise<{ starts: Starts; portal: Served }> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const first = await startPortal(dataDir);
  await first.stop();
  const portal = await startPortal(dataDir);
  return { starts: { firstMs: first.startedMs, secondMs: portal.startedMs }, portal };
};
