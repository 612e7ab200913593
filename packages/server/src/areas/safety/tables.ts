import type {
  AssessmentSeq,
  Consequences,
  ControlType,
  HazardSource,
  KeptWay,
  ReportStatus,
  ReportType,
  RiskLevel,
  Sections,
} from '@portal/contract/safety';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PersonTables } from '#areas/directory';
import type { AuditTables } from '#platform/audit/queries';
import type { StoredFileTables } from '#platform/files/queries';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import type { NumberingTables } from '#platform/numbering/queries';

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
  version: Generated<number>;
};

export type CaseTables = {
  'safety.case': { id: number; kind: 'Report' | 'Investigation' | 'Hazard'; completed_at: Date | null };
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
    source: HazardSource;
    title: string;
    category_level1_id: number;
    category: JSONColumnType<KeptWay>;
    potential_consequences: JSONColumnType<KeptWay[]>;
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

/** All but who wrote reports: that table is named in one file alone (reports/authorship.queries.ts). */
export type SafetyTables = PersonTables &
  AuditTables &
  StoredFileTables &
  NumberingTables &
  IdempotencyTables &
  CaseTables & { 'safety.report': ReportTable };
