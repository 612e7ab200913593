import type { ViewBody } from '@portal/contract/safety';
import { createView, type SafetyTables } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { type Company, contextFor, named } from './safety-stage.ts';

/** Filters that the safety office and a head of department keep. */
const views: readonly (ViewBody & { of: string })[] = [
  { of: 'safety.master', list: 'Reports', name: '제주공항 착륙 단계', query: { airport: 'CJU', phase: '8' } },
  { of: 'safety.master', list: 'Reports', name: '분류되지 않은 보고서', query: { eventType: 'none', open: 'true' } },
  { of: 'safety.master', list: 'Reports', name: '외부 사례', query: { caseType: '1' } },
  { of: 'safety.master', list: 'Investigations', name: '기한이 지난 조사', query: { overdue: 'true' } },
  { of: 'safety.master', list: 'Hazards', name: '허용 불가 위해요인', query: { riskClass: 'val-a', open: 'true' } },
  { of: 'safety.master', list: 'Actions', name: '기한 지난 조치', query: { overdue: 'true', sort: 'Due' } },
  { of: 'safety.master', list: 'Board', name: '의무보고만', query: { reportType: 'SSR' } },
  { of: 'ops.head', list: 'Reports', name: '우리 부서 미종결', query: { open: 'true' } },
];

export const loadDemoViews = async (tx: Tx<SafetyTables>, company: Company): Promise<void> => {
  const services = { clock: () => company.now };
  for (const { of, ...view } of views) await createView(tx, services, view, contextFor(named(company, of)));
};
