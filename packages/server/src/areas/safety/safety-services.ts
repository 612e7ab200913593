import type { Words } from '@portal/contract/kernel';
import type { DatabaseClock } from '#platform/database/database-clock.queries';
import type { Db } from '#platform/database/pool';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import type { CommandContext } from '#platform/http/call-context';
import type { PdfCompiler } from '#platform/pdf/compile-pdf';
import type { AttachmentServices } from '#platform/record-files';
import type { Workers } from '#platform/workers/worker-pool';
import type { SafetyTables } from './safety-tables.ts';

/** The context of a command of this area, in addition to its input. */
export type SafetyContext = CommandContext;

/** The services that the commands of this area use. */
export type SafetyServices = AttachmentServices & {
  db: Db<SafetyTables>;
  /** The clock for deadlines of filings. */
  databaseClock: DatabaseClock;
};

/** The services for deadlines of filings. */
export type DeadlineServices = Pick<SafetyServices, 'databaseClock'>;

export type SafetyRouteServices = SafetyServices & {
  cleaner: RichTextCleaner;
  workers: Workers;
  compiler: PdfCompiler;
  companyName: Words;
  /** The minutes of the day in Seoul at which the entries of confidential reporters are delivered. */
  confidentialDelivery: readonly number[];
};
