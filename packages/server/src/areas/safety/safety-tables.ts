import type {
  ActionStatus,
  ActionType,
  AssessmentSeq,
  CaseKind,
  Consequences,
  ControlType,
  HazardSource,
  HazardStatus,
  InvestigationStatus,
  InvestigationType,
  NormalizedTreePath,
  PostProcessState,
  ReportStatus,
  ReportType,
  RiskLevel,
  Sections,
  Source,
} from '@portal/contract/safety';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PersonTables } from '#areas/directory';
import type { NotificationTables } from '#areas/notification';
import type { AuditTables } from '#platform/audit.queries';
import type { StoredFileTables } from '#platform/files/file.queries';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import type { NumberingTables } from '#platform/numbering.queries';

export type ReportTable = {
  id: number;
  report_type: ReportType;
  status: ReportStatus;
  report_no: string | null;
  is_confidential: boolean;
  request_feedback: boolean;
  mandatory_report_type: number | null;
  field_level1_id: number | null;
  field_level2_id: number | null;
  event_at: Date | null;
  event_zone: number;
  location: string | null;
  subject: string | null;
  description: string | null;
  sections: JSONColumnType<Sections>;
  created_at: Date;
  listed_at: Date;
  submitted_at: Date | null;
  shown_reporter_id: number | null;
  shown_department_id: number | null;
  shown_department_name: string | null;
  shown_department_eng_name: string | null;
  /** Its main report, where it is a child of one. */
  main_id: Generated<number | null>;
  search_text: GeneratedAlways<string>;
  /** How far its reporter was told that it has come. */
  told_stage: Generated<number>;
  /** Whether what its reporter wrote last, of what the office reads, has no answer. */
  awaits_reply: Generated<boolean>;
  version: Generated<number>;
};

export type CaseTables = {
  'safety.case': { id: number; kind: CaseKind; completed_at: Date | null };
  'safety.classification': {
    report_id: number;
    case_type: number;
    event_type: number;
    event_categories: number[];
    report_to_authority: boolean;
    is_unmanaged: boolean;
    consequences: JSONColumnType<Consequences>;
    modified_by_id: number;
    modified_at: Date;
    version: Generated<number>;
  };
  'safety.hazard': {
    id: Generated<number>;
    case_id: number;
    hazard_no: string;
    status: HazardStatus;
    source: HazardSource;
    title: string;
    category_level1_id: number;
    category: JSONColumnType<NormalizedTreePath>;
    potential_consequences: JSONColumnType<NormalizedTreePath[]>;
    control_type: ControlType | null;
    identifier_id: number;
    identified_on: string;
    modified_by_id: number;
    modified_at: Date;
    version: Generated<number>;
  };
  'safety.assessment': {
    id: Generated<number>;
    case_id: number;
    seq: AssessmentSeq;
    risk_level: RiskLevel | null;
    assessor_id: number;
    is_assigned: boolean;
    modified_by_id: number;
    modified_at: Date;
    archived_at: Date | null;
  };
  'safety.feedback_answer': {
    id: Generated<number>;
    report_id: number;
    author_id: number;
    content: string;
    created_at: Date;
  };
};

export type InvestigationTables = {
  'safety.investigation': {
    id: number;
    investigation_no: string;
    status: InvestigationStatus;
    source: Source;
    type: InvestigationType;
    title: string;
    field_level1_id: number;
    field_level2_id: number | null;
    description: string;
    objective: string | null;
    start_on: string;
    end_on: string;
    report_id: number | null;
    author_id: number;
    created_at: Date;
    conclusion: string | null;
    appendix: string | null;
    post_process: PostProcessState | null;
    post_process_saved_by_id: number | null;
    post_process_saved_at: Date | null;
    return_reason: string | null;
    version: Generated<number>;
  };
  'safety.investigation_text': { investigation_id: number; search_text: string };
  'safety.investigator': { investigation_id: number; employee_id: number; place: number };
  'safety.factual': {
    id: GeneratedAlways<number>;
    investigation_id: number;
    title: string;
    description: string;
    manager_id: number;
    logged_on: string;
    created_at: Date;
    version: Generated<number>;
  };
  'safety.planned_action': { investigation_id: number; place: number; mitigator_id: number; due_on: string };
  'safety.root_cause': {
    id: GeneratedAlways<number>;
    investigation_id: number | null;
    action_id: number | null;
    levels: number[];
    description: string | null;
    modified_by_id: number;
    modified_at: Date;
    version: Generated<number>;
  };
};

export type ActionTables = {
  'safety.action': {
    id: GeneratedAlways<number>;
    case_id: number;
    action_no: string;
    status: ActionStatus;
    mitigator_id: number;
    due_on: string;
    assigned_by_id: number;
    /** The author of its investigation, or the identifier of its hazard standing alone. */
    case_owner_id: number | null;
    created_at: Date;
    completed_at: Date | null;
  };
  'safety.action_referrer': { action_id: number; employee_id: number; seq: GeneratedAlways<number> };
  'safety.message': {
    id: GeneratedAlways<number>;
    action_id: number;
    author_id: number;
    content: string;
    created_at: Date;
    action_type: ActionType;
    action_completed: boolean | null;
    answer_to_id: number | null;
  };
};

/** All but who wrote reports: that table is named in one file alone (reports/authorship.queries.ts). */
export type SafetyTables = PersonTables &
  NotificationTables &
  AuditTables &
  StoredFileTables &
  NumberingTables &
  IdempotencyTables &
  CaseTables &
  InvestigationTables &
  ActionTables & { 'safety.report': ReportTable };
