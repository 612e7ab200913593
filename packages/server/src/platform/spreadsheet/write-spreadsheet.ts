import type { FileAnswer } from '@portal/contract/kernel';
import { Tinypool } from 'tinypool';

/** A sheet as it is written; `width` counts characters. */
export type SheetToWrite = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
};

const CHUNK = 65_536;

/** What was compressed goes out piece by piece, as fast as the reader takes it. */
async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** An .xlsx file with one sheet, written in a thread that ends with it, so that nobody else waits for it. */
export const writeSpreadsheet = async (fileName: string, sheet: SheetToWrite): Promise<FileAnswer> => {
  const pool = new Tinypool({
    filename: new URL('./sheet-writing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    const bytes = (await pool.run(sheet)) as Uint8Array;
    return {
      name: fileName,
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: bytes.length,
      content: pieces(bytes),
    };
  } finally {
    await pool.destroy();
  }
};
