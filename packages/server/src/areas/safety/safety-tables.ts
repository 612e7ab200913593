import type {
  ActionStatus,
  ActionType,
  AssessmentSeq,
  CaseKind,
  Consequences,
  ControlType,
  DutyBasis,
  DutyCause,
  DutyClass,
  DutyItem,
  DutyStart,
  FilingForm,
  FilingRecipient,
  HazardSource,
  HazardStatus,
  InvestigationStatus,
  InvestigationType,
  LessonStatus,
  NormalizedTreePath,
  PostProcessState,
  ProposalSource,
  ReportType,
  RiskLevel,
  Source,
  ViewedList,
} from '@portal/contract/safety';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CalendarTables } from '#areas/calendar';
import type { PersonTables } from '#areas/directory';
import type { NotificationTables } from '#areas/notification';
import type { AuditTables } from '#platform/audit.queries';
import type { StoredFileTables } from '#platform/files/file.queries';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import type { NumberingTables } from '#platform/numbering.queries';
import type { FoundColumn, ReportTable } from './safety-report-table.ts';

export type { FoundColumn, ReportTable };

export type CaseTables = {
  'safety.case_text': { case_id: number; text: string; words: string };
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

export type AnalysisTables = {
  'safety.saved_view': {
    id: GeneratedAlways<number>;
    employee_id: number;
    list: ViewedList;
    name: string;
    query: JSONColumnType<Readonly<Record<string, string>>>;
    version: Generated<number>;
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
  'safety.planned_action': {
    investigation_id: number;
    place: number;
    mitigator_id: number;
    due_on: string;
    instruction: Generated<string>;
  };
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
    /** The author of its investigation, or the registrant of its own hazard. */
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
    is_instruction: Generated<boolean>;
  };
};

/** The stored state: Waiting and Late differ by the present time alone and are both stored as Open. */
export type StoredDutyState = 'WithMain' | 'Unrecorded' | 'Filed' | 'NotRequired' | 'Voluntary' | 'Open';

export type DutyTable = {
  report_id: number;
  report_type: ReportType;
  state: StoredDutyState;
  is_opened: boolean;
  is_confirmed: boolean;
  basis: DutyBasis;
  item: DutyItem | null;
  class: DutyClass;
  starts_from: DutyStart;
  known_at: Date | null;
  is_hindered: boolean;
  hindrance_reason: string | null;
  hindrance_ended_at: Date | null;
  starts_at: Date;
  due_at: Date | null;
  plain_due_at: Date | null;
  protection_until: string | null;
  calendar_is_incomplete: boolean;
  filed_at: Date | null;
  is_late: boolean | null;
  proposed_basis: DutyBasis;
  proposed_item: DutyItem | null;
  proposed_class: DutyClass;
  proposed_from: ProposalSource;
  decided_on_class: DutyClass | null;
  needs_review: GeneratedAlways<boolean>;
  at_once_since: Date | null;
  at_once_told: number;
  next_mark_at: Date | null;
  version: number;
  desk_rank: GeneratedAlways<number>;
  desk_due: GeneratedAlways<Date | null>;
  desk_start: GeneratedAlways<Date | null>;
};

export type DutyTables = {
  'safety.duty': DutyTable;
  'safety.duty_history': {
    id: GeneratedAlways<number>;
    report_id: number;
    at: Date;
    by_id: number | null;
    source: DutyCause;
    basis: DutyBasis;
    item: DutyItem | null;
    class: DutyClass;
    starts_at: Date;
    due_at: Date | null;
    reason: string | null;
  };
  'safety.filing': {
    id: GeneratedAlways<number>;
    report_id: number;
    recipient: FilingRecipient;
    recipient_name: string | null;
    form: FilingForm;
    filed_at: Date;
    receipt_no: string | null;
    note: string | null;
    recorded_by_id: number;
    recorded_at: Date;
    voided_by_id: number | null;
    voided_at: Date | null;
    void_reason: string | null;
  };
};

export type LessonTables = {
  'safety.lesson': {
    id: GeneratedAlways<number>;
    lesson_no: Generated<string | null>;
    status: LessonStatus;
    title: string;
    happened: string;
    causes: string;
    learned: string;
    field_level1_id: number | null;
    field_level2_id: number | null;
    month: string | null;
    published_at: Generated<Date | null>;
    sent_by_id: Generated<number | null>;
    approved_by_id: Generated<number | null>;
    return_reason: Generated<string | null>;
    created_at: Date;
    modified_at: Date;
    version: Generated<number>;
    search_text: GeneratedAlways<string>;
  };
  'safety.lesson_writer': { lesson_id: number; employee_id: number; seq: GeneratedAlways<number> };
  'safety.lesson_case': { lesson_id: number; place: number; case_id: number };
};

/** All tables except authorship, which is used in one file alone (report/authorship.queries.ts). */
export type SafetyTables = PersonTables &
  NotificationTables &
  AuditTables &
  StoredFileTables &
  NumberingTables &
  IdempotencyTables &
  CalendarTables &
  CaseTables &
  DutyTables &
  InvestigationTables &
  ActionTables &
  LessonTables &
  AnalysisTables & { 'safety.report': ReportTable };
