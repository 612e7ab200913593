import type { CaseKind, MyAction } from '@portal/contract/safety';
import { linkOptions } from '@tanstack/react-router';
import type { RowLink } from '../../../ui/table/column.ts';
import type { ReportSearch } from '../report-list/report-list-search.ts';
import type { MyActionPages } from './my-action-search.ts';

/** The word for a case in the address of My Action (rules/safety.md#my-action). */
export const typeOf: Readonly<Record<CaseKind, string>> = {
  Report: 'report',
  Investigation: 'investigation',
  Hazard: 'hazard',
};

/** Which action of which case. */
type Which = Pick<MyAction, 'source' | 'sourceId' | 'mitigationId'>;

/** What an address tells besides: what is done in turn, and the pages of the tables one came from. */
type Beside = MyActionPages & { queue?: string | undefined };

/** The screen of My Action that shows one action. */
export const actionLink = ({ source, sourceId, mitigationId }: Which, beside: Beside = {}): RowLink =>
  linkOptions({
    to: '/esms/myaction/view/$type/$id/mitigation/$mid',
    params: { type: typeOf[source], id: String(sourceId), mid: String(mitigationId) },
    search: beside,
  });

/** The screens of cases, which take the same. */
const screens = {
  Report: '/esms/report/view/$id',
  Investigation: '/esms/investigation/view/$id',
  Hazard: '/esms/hazard/view/$id',
} as const satisfies Record<CaseKind, string>;

/** Which action is looked at stands beside what the address says of the list one came from. */
const atAction = (action: number, beside: Beside): ReportSearch & { action: number } => ({ action, ...beside });

/** The case itself, at the action. */
export const caseLink = ({ source, sourceId, mitigationId }: Which, beside: Beside = {}): RowLink =>
  linkOptions({
    to: screens[source] as typeof screens.Report,
    params: { id: String(sourceId) },
    search: atAction(mitigationId, beside),
    hash: 'mitigation',
  });
