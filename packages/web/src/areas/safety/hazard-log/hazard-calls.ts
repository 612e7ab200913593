import { changeHazardCall, createHazard, getHazard, type Hazard } from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { bodyOfHazard, type HazardForm } from '../hazard/hazard-form.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import { formOfLogged } from './hazard-log-form-values.ts';

export const loggedHazardCalls: RecordCalls<HazardForm, Hazard> = {
  formOf: formOfLogged,
  create: (form, idempotencyKey) => call(createHazard, { body: bodyOfHazard(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeHazardCall, { params: { id }, body: bodyOfHazard(form) }, { ifMatch: version }),
  read: (id) => call(getHazard, { params: { id } }),
  refreshes: [safetyKeys.all],
};
