import {
  type Classification,
  changeClassification,
  createClassification,
  getClassification,
} from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { safetyKeys } from '../safety.queries.ts';
import { bodyOfClassification, type ClassificationForm, formOfClassification } from './classification-form.ts';

/** A classification with the id of its report, which identifies it. */
type OwnClassification = Classification & { id: number };

export const classificationCalls = (id: number): RecordCalls<ClassificationForm, OwnClassification> => {
  const own = (stored: Classification): OwnClassification => ({ ...stored, id });
  const read = async (): Promise<OwnClassification> => {
    const stored = await call(getClassification, { params: { id } });
    // A classification is never deleted.
    if (stored === null) throw new Error('the classification is missing');
    return own(stored);
  };
  return {
    formOf: formOfClassification,
    create: async (form, idempotencyKey) =>
      own(await call(createClassification, { params: { id }, body: bodyOfClassification(form) }, { idempotencyKey })),
    change: async ({ version }, form) =>
      own(await call(changeClassification, { params: { id }, body: bodyOfClassification(form) }, { ifMatch: version })),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};
