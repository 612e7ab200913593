import { expect, test } from 'vitest';
import { submittedStatuses } from '../cases/states.ts';
import { codes } from '../reports/codes.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

test.each([ko, en])('every code and every status has a word, and no other has one', (words) => {
  expect(Object.keys(words.code)).toEqual(Object.keys(codes));
  for (const [name, known] of Object.entries(codes)) {
    const named = words.code[name as keyof typeof codes];
    expect([name, Object.keys(named).map(Number)]).toEqual([name, known]);
    expect(Object.values(named).filter((word) => word.trim() === '')).toEqual([]);
  }
  expect(Object.keys(words.status)).toEqual(['Draft', ...submittedStatuses]);
});
