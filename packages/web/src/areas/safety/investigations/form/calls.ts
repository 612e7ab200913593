import {
  changeInvestigation,
  createInvestigation,
  getInvestigation,
  type Investigation,
} from '@portal/contract/safety';
import { call } from '../../../../platform/call.ts';
import type { RecordCalls } from '../../../../ui/form/record/save.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import { bodyOf, formOf, type InvestigationForm } from './values.ts';

export const investigationCalls: RecordCalls<InvestigationForm, Investigation> = {
  formOf,
  create: (form, idempotencyKey) => call(createInvestigation, { body: bodyOf(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeInvestigation, { params: { id }, body: bodyOf(form) }, { ifMatch: version }),
  read: (id) => call(getInvestigation, { params: { id } }),
  refreshes: [safetyKeys.all],
};
