import type { Words } from '@portal/contract/kernel';
import type { DatabaseClock } from '#platform/database/database-clock.queries';
import type { Db } from '#platform/database/pool';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import type { CommandContext } from '#platform/http/call-context';
import type { PdfCompiler } from '#platform/pdf/compile-pdf';
import type { AttachmentServices } from '#platform/record-files';
import type { Workers } from '#platform/workers/worker-pool';
import type { SafetyTables } from './safety-tables.ts';

/** What a command of this area is told besides its input. */
export type SafetyContext = CommandContext;

/** What the commands of this area work with. */
export type SafetyServices = AttachmentServices & {
  db: Db<SafetyTables>;
  /** By which deadlines of filings are judged. */
  databaseClock: DatabaseClock;
};

/** What deadlines of filings are judged with. */
export type DeadlineServices = Pick<SafetyServices, 'databaseClock'>;

export type SafetyRouteServices = SafetyServices & {
  cleaner: RichTextCleaner;
  workers: Workers;
  compiler: PdfCompiler;
  companyName: Words;
  /** The minutes of the day in Seoul at which confidential reporters' entries are delivered. */
  confidentialDelivery: readonly number[];
};
