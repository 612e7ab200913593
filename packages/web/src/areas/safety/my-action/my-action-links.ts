import type { CaseKind, MyAction } from '@portal/contract/safety';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { pageFrom } from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-order.ts';
import type { RowLink } from '../../../ui/table/column.ts';
import type { ReportSearch } from '../report-list/report-list.queries.ts';

const page = pageFrom(0);

const pages = { assigned: page, referred: page, created: page };

/** The pages of the three tables, together in the address. */
export const myActionList = listAddress(pages);

export type MyActionPages = SearchIn<typeof myActionList>;

/** One action, with the pages of the lists and the queue. */
export const myActionAddress = listAddress({ ...pages, queue: queue() });

/** The word for a case in the address of My Action (rules/safety.md#my-action). */
export const typeOf: Readonly<Record<CaseKind, string>> = {
  Report: 'report',
  Investigation: 'investigation',
  Hazard: 'hazard',
};

/** Which action of which case. */
type Which = Pick<MyAction, 'source' | 'sourceId' | 'mitigationId'>;

/** Further parts of an address: the queue, and the pages of the tables. */
type AlsoInAddress = MyActionPages & { queue?: string | undefined };

/** The screen of My Action that shows one action. */
export const actionLink = ({ source, sourceId, mitigationId }: Which, also: AlsoInAddress = {}): RowLink =>
  linkOptions({
    to: '/esms/myaction/view/$type/$id/mitigation/$mid',
    params: { type: typeOf[source], id: String(sourceId), mid: String(mitigationId) },
    search: also,
  });

/** The screens of cases, which take the same. */
const screens = {
  Report: '/esms/report/view/$id',
  Investigation: '/esms/investigation/view/$id',
  Hazard: '/esms/hazard/view/$id',
} as const satisfies Record<CaseKind, string>;

/** The chosen action, with the parts of the address that belong to the list. */
const atAction = (action: number, also: AlsoInAddress): ReportSearch & { action: number } => ({ action, ...also });

/** The case itself, at the action. */
export const caseLink = ({ source, sourceId, mitigationId }: Which, also: AlsoInAddress = {}): RowLink =>
  linkOptions({
    to: screens[source] as typeof screens.Report,
    params: { id: String(sourceId) },
    search: atAction(mitigationId, also),
    hash: 'mitigation',
  });

/** The pages of the tables, in the address of the list and of the pages opened from it. */
export const useMyActionPages = (): MyActionPages => myActionList.read(useSearch({ strict: false }));

/** A link back to the lists of My Action, scrolled to the row of an action. */
export const listLink = (id: number, pages: MyActionPages) =>
  linkOptions({ to: '/esms/myaction', search: pages, state: { row: id } });
