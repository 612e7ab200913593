import { type InvestigationRow, listInvestigationsCall, listReports, type ReportRow } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { today } from '../../../platform/device/clock.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { dayOf } from '../report/report-texts.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The link to the list of them. */
export const newReportsFilter = { status: 'Open' } as const;

const SHOWN = 10;

/** Reports whose second assessment is pending from the user. */
export const toAssessQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'awaits-me'],
  queryFn: ({ signal }) => call(listReports, { query: { awaitsMe: true, limit: SHOWN } }, { signal }),
});

const MOST_NEW = 5;
/** The newest of a few days, mandatory ones of today among them. */
const NEW_LOOKED_AT = 20;

/** Reports that nobody has classified yet, the newest first. */
export const newReportsQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'new'],
  queryFn: ({ signal }) => call(listReports, { query: { ...newReportsFilter, limit: NEW_LOOKED_AT } }, { signal }),
});

/** Mandatory reports submitted today have to be reviewed today. */
export const isMandatoryToday = ({ reportType, reportDate }: ReportRow): boolean =>
  reportType === 'SSR' && dayOf(reportDate) === today();

/** The list of investigations filtered by plans that wait for approval. */
export const plansFilter = { status: 'Approval' } as const;

export const plansQuery = queryOptions({
  queryKey: [...safetyKeys.investigations, 'plans'],
  queryFn: ({ signal }): Promise<ListPage<InvestigationRow>> =>
    call(listInvestigationsCall, { query: { ...plansFilter, limit: MOST_NEW } }, { signal }),
});

/** The list of investigations filtered by a person's open ones. */
export const ownInvestigations = (ownId: number) => ({ ownerId: ownId, open: true }) as const;

/** The number of investigations that are sorted by their end. */
const OWN_LOOKED_AT = 50;

export const ownInvestigationsQuery = (ownId: number) =>
  queryOptions({
    queryKey: [...safetyKeys.investigations, 'own', ownId],
    queryFn: ({ signal }): Promise<ListPage<InvestigationRow>> =>
      call(listInvestigationsCall, { query: { ...ownInvestigations(ownId), limit: OWN_LOOKED_AT } }, { signal }),
  });
