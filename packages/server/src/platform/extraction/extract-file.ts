import type { TextKind } from './extractable-kinds.ts';
import { createPages, type Pages } from './text-pages.ts';
import { createPieces } from './text-pieces.ts';

export type ExtractionTask = { path: string; target: string; kind: TextKind };

/** Each reader is imported on demand, since modules for one kind would use memory that another needs. */
const read = async ({ path, kind }: ExtractionTask, pages: Pages): Promise<void> => {
  if (kind === 'pdf') return (await import('./extract-pdf-text.ts')).readPdf(path, pages);
  if (kind === 'pptx') return (await import('./office/slides.ts')).readSlides(path, pages);
  const pieces = createPieces(pages);
  if (kind === 'plain') await (await import('./plain-text.ts')).readPlain(path, pieces);
  else await (await import('./office/read-office.ts')).readOffice(path, kind, pieces);
  pieces.end();
};

/** Errors of the machine, such as a full disk, say nothing about the file. */
const isOfMachine = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Runs in a worker process; returns false when the text cannot be read. */
export default async (task: ExtractionTask): Promise<boolean> => {
  const pages = createPages(task.target);
  try {
    await read(task, pages);
    return true;
  } catch (error) {
    if (isOfMachine(error)) throw error;
    return false;
  } finally {
    pages.close();
  }
};
