import type { AttachmentServices } from '#platform/attachments/record-files';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { ExtractionServices } from '#platform/extraction/extract';
import type { CommandContext } from '#platform/http/call-context';
import type { Jobs } from '#platform/jobs/run';
import type { OfficeConverter } from '#platform/office/converter';
import type { Workers } from '#platform/workers/pool';
import type { DocumentTables } from './tables.ts';

/** What a command of this area is told besides its input. */
export type DocumentContext = CommandContext;

/** What the commands of this area work with. */
export type DocumentServices = AttachmentServices & { db: Db<DocumentTables>; jobs: Pick<Jobs, 'send'> };

/** `office` is undefined where the server has no LibreOffice. */
export type DocumentRouteServices = DocumentServices & { workers: Workers; office: OfficeConverter | undefined };

/** What its background jobs work with. */
export type DocumentJobServices = ExtractionServices & { db: Db<DocumentTables>; clock: Clock };
