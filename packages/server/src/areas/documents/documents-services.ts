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

/** What a command of this area is told besides its input. */
export type DocumentContext = CommandContext;

/** What the commands of this area work with. */
export type DocumentServices = AttachmentServices & { db: Db<DocumentTables>; jobs: Pick<Jobs, 'send'> };

/** What sends revisions for approval works with besides. */
export type RevisionServices = DocumentServices & Pick<ApprovalServices, 'selfApproval' | 'subjectReferences'>;

/** What makes PDFs of Office documents: a LibreOffice of this process; none where it has none. */
export type OfficePdfServices = Pick<AttachmentServices, 'files'> & {
  db: Db<DocumentTables>;
  office: OfficeConverter | undefined;
};

/** `officeJobs` is there where workers make the PDFs, and this process does not. */
export type DocumentRouteServices = RevisionServices &
  OfficePdfServices & { workers: Workers; officeJobs?: Pick<Jobs, 'run'> | undefined };

/** What its background jobs work with. */
export type DocumentJobServices = ExtractionServices & OfficePdfServices & { clock: Clock };
