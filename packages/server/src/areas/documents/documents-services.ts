import type { ApprovalServices } from '#areas/approval';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { ExtractionServices } from '#platform/extraction/extract-text';
import type { CommandContext } from '#platform/http/call-context';
import type { OfficeConverter } from '#platform/office/office-converter';
import type { AttachmentServices } from '#platform/record-files';
import type { Jobs } from '#platform/run-jobs';
import type { Workers } from '#platform/workers/worker-pool';
import type { DocumentTables } from './documents-tables.ts';

/** The context of a command of this area, in addition to its input. */
export type DocumentContext = CommandContext;

/** The services that the commands of this area use. */
export type DocumentServices = AttachmentServices & { db: Db<DocumentTables>; jobs: Pick<Jobs, 'send'> };

/** The additional services for sending revisions for approval. */
export type RevisionServices = DocumentServices & Pick<ApprovalServices, 'selfApproval' | 'subjectReferences'>;

/** Converts Office documents to PDF with the LibreOffice of this process; undefined if it has none. */
export type OfficePdfServices = Pick<AttachmentServices, 'files'> & {
  db: Db<DocumentTables>;
  office: OfficeConverter | undefined;
};

/** `officeJobs` is set if workers convert the documents, and this process does not. */
export type DocumentRouteServices = RevisionServices &
  OfficePdfServices & { workers: Workers; officeJobs?: Pick<Jobs, 'run'> | undefined };

/** The services of its background jobs. */
export type DocumentJobServices = ExtractionServices & OfficePdfServices & { clock: Clock };
