import {
  type Classification,
  changeClassification,
  createClassification,
  getClassification,
} from '@portal/contract/safety';
import type { QueryClient } from '@tanstack/react-query';
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

export type ClassifiedEvent = Pick<ClassificationForm, 'caseType' | 'eventType' | 'eventCategories'>;

const lastKey = [...safetyKeys.all, 'last-classification'];

/** Remembers how a report was classified, to be offered for the next one; a sign-out clears it with all queries. */
export const rememberClassification = (
  queryClient: QueryClient,
  { caseType, eventType, eventCategories }: Pick<Classification, keyof ClassifiedEvent>,
): void => {
  queryClient.setQueryDefaults(lastKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<ClassifiedEvent>(lastKey, {
    caseType: String(caseType),
    eventType: String(eventType),
    eventCategories: eventCategories.map(({ id }) => id),
  });
};

/** How the last report was classified in this window; undefined if none was since the sign-in. */
export const lastClassification = (queryClient: QueryClient): ClassifiedEvent | undefined =>
  queryClient.getQueryData(lastKey);
