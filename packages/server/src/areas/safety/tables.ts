import type { ReportStatus, ReportType, Sections } from '@portal/contract/safety';
import type { Generated, JSONColumnType } from 'kysely';
import type { PersonTables } from '#areas/directory';
import type { AuditTables } from '#platform/audit/queries';
import type { StoredFileTables } from '#platform/files/queries';
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
  version: Generated<number>;
};

/** All but who wrote reports: that table is named in one file alone (reports/authorship.queries.ts). */
export type SafetyTables = PersonTables &
  AuditTables &
  StoredFileTables &
  NumberingTables & {
    'safety.case': { id: number; kind: 'Report' | 'Investigation' | 'Hazard'; completed_at: Date | null };
    'safety.report': ReportTable;
  };
