import { expect, test } from 'vitest';
import { type FormPageEvent, formPageBeginning, formPageStateAfter } from './form-page-state.ts';

const after = (...events: readonly FormPageEvent[]) => events.reduce(formPageStateAfter, formPageBeginning);
const refused: FormPageEvent = { kind: 'refused', phase: 'editing', messages: ['확인'] };
const lost: FormPageEvent = { kind: 'network-failed', saving: 'submit' };

test('the messages of a refusal stay until the next attempt', () => {
  expect(after(refused, { kind: 'answered' })).toMatchObject({ phase: 'editing', messages: ['확인'] });
  expect(after(refused, { kind: 'cleared' }).messages).toEqual([]);
});

test.each(['conflict', 'closed'] as const)('a record in %s is no longer so once it is cleared', (phase) => {
  const state = after({ ...refused, phase });
  expect(state.phase).toBe(phase);
  expect(formPageStateAfter(state, { kind: 'cleared' }).phase).toBe('editing');
});

test('waiting for the network continues when a retry fails as well', () => {
  const retrying = after(lost, { kind: 'cleared' });
  expect(retrying).toMatchObject({ phase: 'waiting', retrying: 'submit' });
  expect(formPageStateAfter(retrying, lost)).toMatchObject({ phase: 'waiting', retrying: 'submit' });
});

test('waiting ends with an answer, with a refusal, which is shown, or when the user stops it', () => {
  expect(after(lost, { kind: 'answered' })).toEqual(formPageBeginning);
  expect(after(lost, { ...refused, phase: 'conflict' }, { kind: 'answered' })).toMatchObject({
    phase: 'conflict',
    messages: ['확인'],
    retrying: undefined,
  });
  expect(after(lost, { kind: 'stopped' })).toEqual(formPageBeginning);
});
