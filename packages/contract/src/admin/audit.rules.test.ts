import { expect, test } from 'vitest';
import { auditActions, auditActionWord, auditRecordTypes, auditSummary } from './audit.rules.ts';

test('every act and every kind of record has a word in both languages', () => {
  for (const words of [
    ...Object.values(auditActions).flatMap((area) => Object.values(area)),
    ...Object.values(auditRecordTypes),
  ]) {
    expect(words.ko).toMatch(/[가-힣]/);
    expect(words.en).toMatch(/^[A-Za-z -]+$/);
  }
});

test('a summary is one sentence; what an earlier version did stands by its own name', () => {
  const entry = { area: 'directory', action: 'resign', recordType: 'employee', recordId: 7 };
  expect(auditSummary(entry, 'ko')).toBe('사원 7: 퇴사 처리');
  expect(auditSummary(entry, 'en')).toBe('Employee 7: resigned');
  expect(auditActionWord('old-area', 'old-act', 'ko')).toBe('old-act');
});
