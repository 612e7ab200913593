import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { lastClassification, rememberClassification } from './classification.queries.ts';

const classification = {
  caseType: 1,
  eventType: 2,
  eventCategories: [{ id: 5, code: '', name: '', engName: '' }],
};

it('the last classification is offered until a sign-out clears the queries', () => {
  const queryClient = new QueryClient();
  rememberClassification(queryClient, classification);
  expect(lastClassification(queryClient)).toEqual({ caseType: '1', eventType: '2', eventCategories: [5] });
  queryClient.clear();
  expect(lastClassification(queryClient)).toBeUndefined();
});
