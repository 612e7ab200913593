import { type Classification, type ClassificationBody, createClassification } from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

type Calls = Pick<TestApp, 'call'>;

export const sampleClassification = (more: Partial<ClassificationBody> = {}): ClassificationBody => ({
  caseType: 0,
  eventType: 2,
  eventCategories: [{ id: 29 }, { id: 13 }],
  ...more,
});

const requireMade = (what: string, { status, body }: { status: number; body: unknown }): void => {
  if (status !== 201) throw new Error(`${what} was not made: ${JSON.stringify(body)}`);
};

/** Classifies a report. */
export const givenClassification = async (
  { call }: Calls,
  office: TestEmployee,
  id: number,
  more: Partial<ClassificationBody> = {},
): Promise<Classification> => {
  const made = await call(createClassification, office, { params: { id }, body: sampleClassification(more) });
  requireMade('the classification', made);
  return made.body;
};
