import { type NeededField, neededFields } from '@portal/contract/approval';
import { type Form, useAnswer } from '../../../ui/form/state.ts';
import type { DocumentForm } from './form.ts';

/** Whether the document cannot be sent without a field, as the form stands. */
export const useNeeded = (form: Form<DocumentForm>, field: NeededField): boolean =>
  useAnswer(form, ({ categoryId, selfApprove }) =>
    neededFields({ category: { id: categoryId }, decidesArbitrarily: selfApprove }).includes(field),
  );
