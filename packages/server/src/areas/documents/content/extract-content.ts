import type { Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import { type Extraction, extractText } from '#platform/extraction/extract-text';
import type { JobKind, Jobs } from '#platform/run-jobs';
import { itself } from '#platform/workers/worker-caller';
import type { DocumentJobServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { findPending, listWaiting, settleContent } from './content.queries.ts';
import { forgetText, writeRevisionText, writeText } from './document-text.queries.ts';
import { officePdfJob } from './office-pdf.ts';

const EXTRACT = 'extract-text';
/** Extracts pending texts that have no job; also requested at every start. */
export const EXTRACT_PENDING = 'extract-texts-left';
type ExtractionJob = { revisionId: number };
/** After this time a job was lost, or all of its retries failed. */
const LONG_MS = 3_600_000;

/**
 * Queues the extraction of a new revision's text with this transaction; the text of the revision before is no longer
 * found.
 */
export const extractLater = async (
  tx: Tx<DocumentTables>,
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  revisionId: number,
): Promise<void> => {
  const revision = await findPending(tx, revisionId);
  if (!revision) return;
  if (revision.documentId !== null) await forgetText(tx, revision.documentId);
  await jobs.send(EXTRACT, { revisionId } satisfies ExtractionJob, tx);
};

type Extracted = { revisionId: number; sha256: string };

const storeText = ({ db }: DocumentJobServices, revision: Extracted, text: Extraction): Promise<void> =>
  inTransaction(db, async (tx) => {
    const settled = await settleContent(tx, revision, text.state);
    if (settled === undefined) return;
    const { currentOf: documentId, isOfManual } = settled;
    if (isOfManual && text.state === 'done') await writeRevisionText(tx, revision.revisionId, text);
    if (documentId === undefined) return;
    if (text.state === 'done') await writeText(tx, documentId, text);
    else await forgetText(tx, documentId);
  });

/** Extracts the text of a revision; a revision that was deleted or extracted already is ignored. */
const extract = async (services: DocumentJobServices, revisionId: number, left: AbortSignal): Promise<void> => {
  const revision = await findPending(services.db, revisionId);
  if (!revision) return;
  try {
    const text = await extractText(services, { ...itself, left }, revision);
    await storeText(services, { revisionId, sha256: revision.sha256 }, text);
  } catch (error) {
    // The revision was deleted, with its content, while it was read.
    if (await findPending(services.db, revisionId)) throw error;
  }
};

/** The background jobs of this area. */
export const documentJobs = (services: DocumentJobServices): JobKind[] => [
  officePdfJob(services),
  {
    name: EXTRACT,
    atOnce: 2,
    run: (data, signal) => extract(services, (data as ExtractionJob).revisionId, signal),
  },
  {
    name: EXTRACT_PENDING,
    cron: '20 * * * *',
    withinSeconds: 6 * 3600,
    run: async (_data, signal) => {
      for (const revisionId of await listWaiting(services.db, new Date(services.clock().getTime() - LONG_MS)))
        await extract(services, revisionId, signal);
    },
  },
];
