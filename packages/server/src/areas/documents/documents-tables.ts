import type {
  Acceptance,
  AuthorityKind,
  ContentState,
  DocType,
  ManualClass,
  ManualType,
  RevisionStage,
} from '@portal/contract/documents';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ApprovalTables } from '#areas/approval';
import type { PersonTables } from '#areas/directory';
import type { GrantTables } from '#areas/identity';
import type { NotificationTables } from '#areas/notification';
import type { AuditTables } from '#platform/audit.queries';
import type { StoredFileTables } from '#platform/files/file.queries';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import type { SearchTables } from './search/document-search-tables.ts';

export type DriveTable = {
  id: GeneratedAlways<number>;
  /** Set for a general drive alone; the drive of a department has the department's name. */
  name: string | null;
  department_id: number | null;
  drive_key: Generated<string>;
  version: Generated<number>;
  /** How often its notice was saved. */
  notice_version: Generated<number>;
};

export type ManualTable = {
  id: GeneratedAlways<number>;
  drive_id: number;
  manual_type: ManualType;
  manual_class: ManualClass;
  doc_no: string;
  title: string;
  sub_title: string | null;
  abbr: string | null;
  department_id: number;
  controlled: Generated<boolean>;
  version: Generated<number>;
};

export type DocumentTable = {
  id: GeneratedAlways<number>;
  drive_id: number;
  doc_key: Generated<string>;
  manual_id: number | null;
  doc_type: GeneratedAlways<DocType>;
  title: string;
  lower_title: GeneratedAlways<string>;
  sub_title: string | null;
  extension: string;
  created_at: Date;
  creator_id: number;
  department_id: number;
  /** The one uploaded last; the next two columns are copies of its data that lists are ordered by. */
  current_revision_id: number;
  revision_on: string;
  modified_at: Date;
  version: Generated<number>;
};

export type RevisionTable = {
  id: GeneratedAlways<number>;
  /** Null if the revision is not released, and before the first revision of the manual is in force. */
  document_id: number | null;
  version: string;
  revision_on: string;
  description: string;
  size: number;
  content_type: string;
  sha256: string;
  /** The converted PDF, if any. */
  preview_sha256: string | null;
  uploaded_at: Date;
  modified_at: Date;
  modifier_id: number;
  department_id: number;
  content_state: ContentState;
  /** The first day in force of a released revision; null if it is the day of the upload in Seoul. */
  in_force_from: string | null;
  /** Set for a controlled revision; null if it is the time of the upload. */
  released_at: Date | null;
  lock_version: Generated<number>;
};

/** The state of a revision that was prepared for a controlled manual. */
export type ControlledRevisionTable = {
  revision_id: number;
  manual_id: number;
  stage: RevisionStage;
  author_id: number;
  effective_on: string | null;
  authority_kinds: AuthorityKind[] | null;
  approval_id: number | null;
  authority_kind: AuthorityKind | null;
  authority_number: string | null;
  authority_on: string | null;
  accepted_on: string | null;
  acceptance: Acceptance | null;
  letter_name: string | null;
  letter_size: number | null;
  letter_content_type: string | null;
  letter_sha256: string | null;
  /** Released, and not brought into force yet. */
  is_scheduled: Generated<boolean>;
};

/** All released revisions of manuals, with the columns that decide when they are in force. */
type ReleasedRevisionView = {
  id: number;
  manual_id: number;
  version: string;
  in_force_from: string;
  released_at: Date;
  is_scheduled: boolean;
  was_controlled: boolean;
};

/** A mark of having read a revision: evidence that contains who read what, and stays when either is deleted. */
export type ReadingTable = {
  id: GeneratedAlways<number>;
  revision_id: number;
  employee_id: number;
  read_at: Date;
  confirmed: boolean;
  document_id: number;
  manual_id: number | null;
  doc_key: string;
  doc_no: string | null;
  title: string;
  sub_title: string | null;
  version: string;
  position: string;
  department_id: number;
  department_name: string;
  department_eng_name: string;
};

export type NoticeTable = {
  drive_id: number;
  title: string;
  content: string;
  modified_at: Date;
  modifier_id: number;
  version: number;
};

type OwnTables = {
  'documents.drive': DriveTable;
  'documents.manual': ManualTable;
  'documents.manual_manager': { manual_id: number; employee_id: number };
  'documents.document': DocumentTable;
  'documents.revision': RevisionTable;
  'documents.controlled_revision': ControlledRevisionTable;
  'documents.released_revision': ReleasedRevisionView;
  /** The revision of a document that is in force, and each scheduled one. */
  'documents.required_revision': { document_id: number; revision_id: number; is_scheduled: boolean };
  'documents.revision_text': { revision_id: number; place: number; page: number | null; text: string };
  /** The day since which an employee is known to match the rule of a document. */
  'documents.reader': { document_id: number; employee_id: number; assigned_on: string };
  'documents.reader_rule': { document_id: number; due_days: number | null; version: Generated<number> };
  'documents.reader_group': {
    id: GeneratedAlways<number>;
    document_id: number;
    department_id: number | null;
    with_below: boolean;
    positions: string[];
    job_titles: string[];
  };
  'documents.reader_plus': { document_id: number; employee_id: number };
  'documents.reader_minus': { document_id: number; employee_id: number };
  /** The employees that match the rules, active or not. */
  'documents.matched_reader': { document_id: number; employee_id: number };
  'documents.reading_reminder': {
    document_id: number;
    revision_id: number;
    employee_id: number;
    due_on: string;
    days_left: number;
  };
  /** When the readers who have not read a document were last asked. */
  'documents.readers_asked': { document_id: number; asked_on: string };
  /** The favourites of employees. */
  'documents.favourite': { employee_id: number; document_id: number; at: Date };
  /** The documents that employees opened last. */
  'documents.recent': { employee_id: number; document_id: number; at: Date };
  'documents.reading': ReadingTable;
  'documents.notice': NoticeTable;
};

export type DocumentTables = OwnTables &
  ApprovalTables &
  SearchTables &
  PersonTables &
  NotificationTables &
  GrantTables &
  AuditTables &
  StoredFileTables &
  IdempotencyTables;
