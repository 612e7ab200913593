import type { AlertRule, FigureOrigin } from '@portal/contract/indicators';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DirectoryTables } from '#areas/directory';
import type { DocumentTables } from '#areas/documents';
import type { NotificationTables } from '#areas/notification';
import type { SafetyTables } from '#areas/safety';
import type { AuditTables } from '#platform/audit.queries';

type OwnTables = {
  'indicators.indicator': {
    id: GeneratedAlways<number>;
    key: number;
    name: string;
    eng_name: string;
    is_activated: boolean;
  };
  'indicators.flight_record': { year: number; month: number; flight_count: number };
  'indicators.occurrence': {
    year: number;
    month: number;
    indicator_id: number;
    occurrence_count: number;
    base_count: number | null;
    origin: Generated<FigureOrigin>;
    recorded_by_id: number | null;
    recorded_at: Date | null;
    reason: string | null;
  };
  /** The reports that a figure counted when it was closed. */
  'indicators.counted_report': { indicator_id: number; year: number; month: number; report_id: number };
  'indicators.acknowledgement': {
    id: GeneratedAlways<number>;
    indicator_id: number;
    year: number;
    month: number;
    rule: AlertRule;
    incident_rate: number;
    cause: string;
    hazard_id: number | null;
    action_id: number | null;
    acknowledged_by_id: number;
    acknowledged_at: Date;
  };
  /** Percent with three decimals, which the driver returns as text. */
  'indicators.threshold_set': {
    year: number;
    indicator_id: number;
    reserve: string | null;
    target_value: string | null;
    caution: string | null;
    alert: string | null;
    serious: string | null;
  };
};

/** Includes tables of other areas: safety reports, actions, readings and employees are counted. */
export type IndicatorTables = OwnTables &
  SafetyTables &
  DocumentTables &
  DirectoryTables &
  NotificationTables &
  AuditTables;
