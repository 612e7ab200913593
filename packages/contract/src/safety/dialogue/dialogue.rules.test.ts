import type { Actor, Level } from '@portal/contract/identity';
import { describe, expect, test } from 'vitest';
import { nextDelivery, readDeliveryTimes } from './delivery-times.ts';
import { checkEntry, closingWord, defaultClosingWord, normalizeEntry } from './dialogue.forms.ts';
import { dialogueRules, progressOf, stepOf } from './dialogue.rules.ts';

const actor = (level: Level): Actor => ({ employeeId: 1, departmentIds: [], grants: [{ menu: 'ESMS', level }] });
const report = (isMine: boolean, status: 'Draft' | 'Open' | 'Closed' = 'Open') => ({ isMine, status });
const code = (decision: ReturnType<typeof dialogueRules.read>) => (decision.allowed ? true : decision.code);

describe('reading and writing', () => {
  test('is for reporter and safety office alone', () => {
    expect(code(dialogueRules.read(actor('Level1'), report(true)))).toBe(true);
    for (const level of ['Level1', 'Level2', 'Level3', 'Level4'] as const)
      expect(code(dialogueRules.converse(actor(level), report(false)))).toBe('no-permission');
    for (const level of ['Level5', 'Level6'] as const)
      expect(code(dialogueRules.converse(actor(level), report(false, 'Closed')))).toBe(true);
  });

  test('is for nobody in a draft, whose dialogue its reporter reads as empty', () => {
    expect(code(dialogueRules.read(actor('Level1'), report(true, 'Draft')))).toBe(true);
    expect(code(dialogueRules.converse(actor('Level1'), report(true, 'Draft')))).toBe('wrong-status');
  });

  test('includes marking as read and deleting for the reporter', () => {
    expect(code(dialogueRules.mark(actor('Level6'), report(false)))).toBe('no-permission');
    expect(code(dialogueRules.delete(actor('Level6'), report(false), { isHeld: true }))).toBe('no-permission');
    expect(code(dialogueRules.delete(actor('Level1'), report(true), { isHeld: false }))).toBe('wrong-status');
    expect(code(dialogueRules.delete(actor('Level1'), report(true), { isHeld: true }))).toBe(true);
  });
});

test('a progress entry is written when the stage rises, once', () => {
  expect(progressOf(0, 'Open')).toBeUndefined();
  expect(progressOf(0, 'HazardIdentification')).toBe('Reviewing');
  expect(progressOf(1, 'Notification')).toBeUndefined();
  expect(progressOf(1, 'Action')).toBe('Acting');
  expect(progressOf(0, 'ThirdRiskAssessment')).toBe('Acting');
  expect(progressOf(2, 'Notification')).toBeUndefined();
  expect(progressOf(0, 'Closed')).toBeUndefined();
  expect([stepOf('Open'), stepOf('Notification'), stepOf('Action'), stepOf('Closed')]).toEqual([
    'received',
    'review',
    'action',
    'closed',
  ]);
});

describe('an entry', () => {
  const check = (body: object, by: 'Reporter' | 'Office', files = 0) =>
    checkEntry(normalizeEntry(body), by, files).map(({ path, code: what }) => [path, what]);

  test('needs text, or files of the reporter', () => {
    expect(check({ content: ' \n' }, 'Reporter')).toEqual([['content', 'required']]);
    expect(check({}, 'Reporter', 1)).toEqual([]);
    expect(check({}, 'Reporter', 6)).toEqual([['files', 'too-many']]);
  });

  test('is a question of the office alone, which sends no files', () => {
    expect(check({ content: '?', kind: 'Question' }, 'Reporter')).toEqual([['kind', 'not-applicable']]);
    expect(check({ content: '?', kind: 'Question' }, 'Office')).toEqual([]);
    expect(check({ content: 'a' }, 'Office', 1)).toEqual([['files', 'not-applicable']]);
  });

  test('for a closing without text is the default', () => {
    expect([closingWord(null), closingWord({ content: '  ' })]).toEqual([defaultClosingWord, defaultClosingWord]);
    expect(closingWord({ content: ' 감사합니다. ' })).toBe(' 감사합니다. ');
  });
});

describe('times of delivery', () => {
  test('are times of day, at most one per minute', () => {
    expect(readDeliveryTimes('18:00, 06:00,06:00')).toEqual([360, 1080]);
    for (const wrong of ['', '6:00', '24:00', '06:60', '06:00,', 'noon', Array(1441).fill('06:00').join()])
      expect(readDeliveryTimes(wrong)).toBeUndefined();
  });

  test('are in Seoul, and the next one is strictly later', () => {
    const next = (now: string) => nextDelivery([360, 1080], new Date(now)).toISOString();
    expect(next('2026-11-20T00:00:00Z')).toBe('2026-11-20T09:00:00.000Z');
    expect(next('2026-11-20T09:00:00Z')).toBe('2026-11-20T21:00:00.000Z');
    expect(next('2026-11-20T20:59:59Z')).toBe('2026-11-20T21:00:00.000Z');
  });
});
