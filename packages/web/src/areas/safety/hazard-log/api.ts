import {
  changeHazardCall,
  createHazard,
  getHazard,
  type Hazard,
  type HazardRow,
  listHazards,
  reopenHazard,
} from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import type { ListPage } from '../../../ui/list/page.ts';
import { bodyOfHazard, type HazardForm } from '../hazard/form.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { formOfLogged } from './form/values.ts';
import type { HazardSearch } from './list/search.ts';

export const hazardsQuery = (search: HazardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.hazards, search],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> => call(listHazards, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const loggedHazardQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'hazards', id }),
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });

export const loggedHazardCalls: RecordCalls<HazardForm, Hazard> = {
  formOf: formOfLogged,
  create: (form, idempotencyKey) => call(createHazard, { body: bodyOfHazard(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeHazardCall, { params: { id }, body: bodyOfHazard(form) }, { ifMatch: version }),
  read: (id) => call(getHazard, { params: { id } }),
  refreshes: [safetyKeys.all],
};

export const reopen = ({ id, version }: Hazard) => call(reopenHazard, { params: { id } }, { ifMatch: version });
