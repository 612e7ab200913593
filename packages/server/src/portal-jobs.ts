import { type ApprovalTables, approvalJobs } from '#areas/approval';
import { type DocumentTables, documentJobs, EXTRACT_LEFT, inForceJobs, readingJobs } from '#areas/documents';
import { type MailSender, mailJobs, notificationJobs, SEND_MAIL } from '#areas/notification';
import { DELIVER_ENTRIES, dutyJobs, FIND_STORED, type SafetyTables, safetyJobs } from '#areas/safety';
import type { Clock } from '#platform/clock';
import type { DatabaseClock } from '#platform/database/database-clock.queries';
import type { Db } from '#platform/database/pool';
import type { StoredFileTables } from '#platform/files/file.queries';
import type { FileStore } from '#platform/files/file-store';
import { partOf, sweepStore } from '#platform/files/sweep-files';
import { forgetOldReplies, type IdempotencyTables } from '#platform/http/idempotency.queries';
import type { OfficeConverter } from '#platform/office/office-converter';
import type { JobKind } from '#platform/run-jobs';
import type { Mailer } from '#platform/smtp';
import type { Workers } from '#platform/workers/worker-pool';
import { notificationSources } from './areas.ts';

type JobServices = {
  db: Db<IdempotencyTables & StoredFileTables & ApprovalTables & SafetyTables & DocumentTables>;
  files: FileStore;
  workers: Workers;
  clock: Clock;
  databaseClock: DatabaseClock;
  /** Undefined if the server has no LibreOffice. */
  office?: OfficeConverter | undefined;
  /** Undefined if mail is off. */
  mail?: { mailer: Mailer; sender: MailSender; reportFailure: (error: unknown) => void };
};

const SWEEP_FILES = 'sweep-files';
const SWEEP_PAUSE_SECONDS = 3600;

/**
 * Jobs queued at every start, since a killed process, or a demo, may have left work for them. The full file sweep runs
 * at most once an hour, however many processes start.
 */
export const startJobsOf = (canMail: boolean): readonly { name: string; oncePerSeconds?: number }[] => [
  { name: SWEEP_FILES, oncePerSeconds: SWEEP_PAUSE_SECONDS },
  { name: EXTRACT_LEFT },
  { name: DELIVER_ENTRIES },
  { name: FIND_STORED },
  ...(canMail ? [{ name: SEND_MAIL }] : []),
];
const SWEEP_SECONDS = 6 * 3600;

/** All background jobs; an area adds one line. */
export const jobKinds = ({
  db,
  files,
  workers,
  clock,
  databaseClock,
  office,
  mail,
}: JobServices): readonly JobKind[] => [
  { name: 'forget-old-replies', cron: '0 * * * *', run: () => forgetOldReplies(db) },
  {
    name: SWEEP_FILES,
    // A bucket is never listed as a whole: each half hour sweeps a part of it.
    cron: files.sweeps === 'whole' ? '30 3 * * *' : '*/30 * * * *',
    withinSeconds: SWEEP_SECONDS,
    run: (_data, signal) => sweepStore(db, files, { signal, prefix: files.sweeps === 'whole' ? '' : partOf(clock()) }),
  },
  ...notificationJobs({ db, clock }),
  ...(mail ? mailJobs({ db, clock, sources: notificationSources, ...mail }, mail.reportFailure) : []),
  ...approvalJobs({ db, clock }),
  ...safetyJobs({ db, clock }),
  ...dutyJobs({ db, databaseClock }),
  ...documentJobs({ db, files, workers, clock, office }),
  ...inForceJobs({ db, clock }),
  ...readingJobs({ db, clock }),
];
