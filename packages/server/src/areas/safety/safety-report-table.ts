import type { ReportStatus, ReportType, RiskClass, Sections } from '@portal/contract/safety';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A report as it stands in the database. */
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
  /** Its main report, where it is a child of one. */
  main_id: Generated<number | null>;
  search_text: GeneratedAlways<string>;
  /** How far its reporter was told that it has come. */
  told_stage: Generated<number>;
  /** What it is found and counted by, of its body and of its case; `found_version` is the version it was read at. */
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
  /** Whether what its reporter wrote last, of what the office reads, has no answer. */
  awaits_reply: Generated<boolean>;
  version: Generated<number>;
};

/** What of a report lists and counts alone look at. */
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
