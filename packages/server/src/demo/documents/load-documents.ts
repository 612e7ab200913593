import type { DocumentTables } from '#areas/documents';
import type { Tx } from '#platform/database/pool';
import { seededRandom } from '../demo-random.ts';
import type { Company } from '../safety/safety-stage.ts';
import { loadControlled } from './load-controlled.ts';
import { loadDrives, loadManuals, loadNotices } from './load-drives.ts';
import { loadDeleted, loadManualDocuments, loadPapers } from './load-files.ts';
import { loadReaders } from './load-readers.ts';
import { type PdfFiles, setPdfFiles } from './manual-pdfs.ts';

const SEED = 20_261_130;

/** Begins to set what is typeset, which takes longer than all else and waits for nothing. */
export const beginPdfFiles = (): Promise<PdfFiles> => {
  const files = setPdfFiles(SEED);
  // Whoever waits for it is told.
  files.catch(() => undefined);
  return files;
};

/** Fills the document center: drives, manuals and papers as real files, who must read them, notices. */
export const loadDemoDocuments = async (
  tx: Tx<DocumentTables>,
  company: Company & { departmentIds: ReadonlyMap<string, number> },
  pdfFiles: Promise<PdfFiles>,
): Promise<void> => {
  const begun = { tx, company, random: seededRandom(SEED) };
  const filling = { ...begun, drives: await loadDrives(begun, company.departmentIds) };
  const manuals = await loadManuals(filling, company.departmentIds);
  await loadNotices(filling);
  const files = await pdfFiles;
  const documents = await loadManualDocuments(filling, manuals, files.manuals);
  await loadPapers(filling, files.papers);
  await loadReaders(filling, documents, company.departmentIds);
  await loadDeleted(filling, files.papers);
  await loadControlled(filling, company.departmentIds, files.controlled);
};
