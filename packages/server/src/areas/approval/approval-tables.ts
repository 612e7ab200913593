import type {
  ApprovalType,
  DocumentStatus,
  DocumentSubject,
  LineAction,
  PastAction,
  PresetKind,
} from '@portal/contract/approval';
import type { Day } from '@portal/contract/kernel';
import type { AbsenceType, AnnualLeaveType } from '@portal/contract/leave';
import type { Generated } from 'kysely';
import type { PersonTables } from '#areas/directory';
import type { LeaveTables } from '#areas/leave';
import type { NotificationTables } from '#areas/notification';
import type { AuditTables } from '#platform/audit.queries';
import type { StoredFileTables } from '#platform/files/file.queries';
import type { NumberingTables } from '#platform/numbering.queries';

export type DocumentTable = {
  id: Generated<number>;
  category_id: number;
  status: DocumentStatus;
  doc_no: string | null;
  title: string;
  content: string;
  normal_type: string;
  comment: string | null;
  decides_arbitrarily: boolean;
  drafter_id: number;
  due_days: number;
  due_on: string | null;
  approval_on: string;
  listed_at: Date;
  submitted_at: Date | null;
  completed_at: Date | null;
  canceled_at: Date | null;
  cancellation_reason: string | null;
  /** When its drafter last reminded the present approvers. */
  nudged_at: Generated<Date | null>;
  resubmission_of_id: number | null;
  created_at: Date;
  version: Generated<number>;
  /** Counts modifications, and added or removed files. */
  content_version: Generated<number>;
  /** The record that is the subject of the document, and its link in the web; all three or none. */
  subject_type: Generated<DocumentSubject['type'] | null>;
  subject_id: Generated<number | null>;
  subject_place: Generated<string | null>;
};

export type LineTable = {
  id: Generated<number>;
  document_id: number;
  place: number;
  seq: number;
  approval_type: ApprovalType;
  approver_id: number;
  action: LineAction | null;
  acted_at: Date | null;
  comment: string | null;
  handed_over_from_id: Generated<number | null>;
  is_final: Generated<boolean>;
  /** The deputy who acted on the line. */
  acted_by_id: Generated<number | null>;
};

export type DelegationTable = {
  id: Generated<number>;
  principal_id: number;
  deputy_id: number;
  from_on: Day;
  to_on: Day;
  category_ids: number[];
  reason: string | null;
  leave_id: number | null;
  created_by_id: number;
  created_at: Date;
  ended_at: Date | null;
  ended_by_id: number | null;
  version: Generated<number>;
};

/** The role of a person on a preset: on the line, or a referrer. */
export type PresetRole = ApprovalType | 'Employee' | 'Department';

export type ApprovalTables = PersonTables &
  NotificationTables &
  AuditTables &
  LeaveTables &
  StoredFileTables &
  NumberingTables & {
    'approval.document': DocumentTable;
    'approval.delegation': DelegationTable;
    'approval.line': LineTable;
    'approval.referrer': {
      id: Generated<number>;
      document_id: number;
      employee_id: number | null;
      department_id: number | null;
      added_by_id: number;
    };
    'approval.attached_file': {
      id: Generated<number>;
      document_id: number;
      name: string;
      size: number;
      content_type: string;
      sha256: string;
      added_at: Date;
    };
    'approval.vacation': { document_id: number; absence_type: AbsenceType; contract: string | null };
    'approval.vacation_period': {
      document_id: number;
      place: number;
      vacation_on: string;
      annual_leave_type: AnnualLeaveType;
    };
    'approval.past_act': {
      id: Generated<number>;
      line_id: number;
      action: PastAction;
      acted_at: Date;
      comment: string | null;
      actor_id: number | null;
      /** The principal if a deputy acted. */
      in_place_of_id: Generated<number | null>;
    };
    'approval.question': {
      id: Generated<number>;
      document_id: number;
      asked_at: Date;
      by_id: number;
      in_place_of_id: number | null;
      to_id: number;
      question: string;
      answered_at: Generated<Date | null>;
      answer: Generated<string | null>;
    };
    'approval.reading': {
      document_id: number;
      employee_id: number;
      content_version: number;
      seq: number;
      in_place_of_id: number | null;
      read_at: Date;
    };
    'approval.hand_over': {
      id: Generated<number>;
      line_id: number;
      from_id: number;
      to_id: number;
      by_id: number;
      at: Date;
      reason: string;
    };
    'approval.preset': {
      id: Generated<number>;
      owner_id: number;
      kind: PresetKind;
      name: string;
      title: string | null;
      content: string | null;
      version: Generated<number>;
    };
    'approval.preset_place': {
      preset_id: number;
      place: number;
      role: PresetRole;
      employee_id: number | null;
      department_id: number | null;
    };
    'approval.attached_document': { document_id: number; place: number; attached_id: number };
    'approval.listing': {
      document_id: number;
      employee_id: number | null;
      department_id: number | null;
      stage: 'Draft' | 'InProgress' | 'Closed';
      is_drafter: boolean;
      is_acting: boolean;
      has_approved: boolean;
      is_approver: boolean;
      is_referrer: boolean;
      /** The content version of the document. */
      status: DocumentStatus;
      /** Set together with the next one, on the day the document is completed. */
      listed_at: Date;
    };
  };
