import type { ReportStatus, ReportType, RiskClass, Sections } from '@portal/contract/safety';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The columns of a report in the database. */
export type ReportTable = {
  id: number;
  report_type: ReportType;
  status: ReportStatus;
  report_no: string | null;
  is_confidential: boolean;
  request_feedback: boolean;
  mandatory_report_type: number | null;
  reported_event_type: number | null;
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
  /** Its main report, if it is a child. */
  main_id: Generated<number | null>;
  search_text: GeneratedAlways<string>;
  /** The stage that its reporter was last informed of. */
  told_stage: Generated<number>;
  /**
   * The columns by which it is found and counted, derived from its body and its case; `found_version` is the version
   * they were derived from.
   */
  found_version: Generated<number | null>;
  airport: string | null;
  flight_key: string | null;
  registration_key: string | null;
  flight_phase: number | null;
  case_type: Generated<number | null>;
  event_type: Generated<number | null>;
  operational_impact: Generated<number | null>;
  event_categories: Generated<number[] | null>;
  risk_class: Generated<RiskClass | null>;
  first_due_on: Generated<string | null>;
  /** Whether the last entry of its reporter that the office can read has no answer. */
  awaits_reply: Generated<boolean>;
  version: Generated<number>;
};

/** Columns that are only used by lists and counts. */
export type FoundColumn =
  | 'found_version'
  | 'airport'
  | 'flight_key'
  | 'registration_key'
  | 'flight_phase'
  | 'case_type'
  | 'event_type'
  | 'operational_impact'
  | 'event_categories'
  | 'risk_class'
  | 'first_due_on';
