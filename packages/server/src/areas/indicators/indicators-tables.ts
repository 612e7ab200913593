import type { GeneratedAlways } from 'kysely';
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
  'indicators.occurrence': { year: number; month: number; indicator_id: number; occurrence_count: number };
  /** Percent with three decimals, which the driver reads as text. */
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

/** Of safety reports it is counted how many belong to an indicator. */
export type IndicatorTables = OwnTables & SafetyTables & AuditTables;
