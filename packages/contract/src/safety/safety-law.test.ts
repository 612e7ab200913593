import { isDay } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { lawTexts } from './safety-law.ts';

test.each(Object.entries(lawTexts))(
  '%s has the day it applies from and the day it was compared with the law',
  (_name, text) => {
    expect(isDay(text.effectiveFrom)).toBe(true);
    expect(isDay(text.checkedOn)).toBe(true);
    expect(text.effectiveFrom <= text.checkedOn).toBe(true);
  },
);

test('the text about protection names the article and the kind of report', () => {
  const { noPenalty, noDismissal } = lawTexts;
  for (const text of [noPenalty, noDismissal])
    for (const language of ['ko', 'en'] as const) expect(text[language]).toContain(text.article[language]);
  expect(noDismissal.ko).toContain('국토교통부장관에게 한 자율보고');
  expect(noPenalty.ko).toContain('이 포털에 낸 보고는 그 자율보고가 아닙니다.');
});
