import { expect, test } from 'vitest';
import { lessonHints } from './lesson-hints.ts';

const texts = { title: '', happened: '', causes: '', learned: '' };
const nothing = { names: [], flights: [], registrations: [] };
const found = (happened: string, searched: Partial<typeof nothing> | object = {}) =>
  lessonHints({ ...texts, happened }, { ...nothing, ...searched }).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['11월 20일에', ['Day 11월 20일']],
  ['11월  3일', ['Day 11월  3일']],
  ['2026-11-20 오전', ['Day 2026-11-20']],
  ['2026.11.20', ['Day 2026.11.20']],
  ['11월에', []],
  ['SSR-2026-0001과 ACT-2026-00012', ['Number SSR-2026-0001', 'Number ACT-2026-00012']],
  [
    'INV-2026-0003, HZ-2026-0004, SSVR-2026-0005',
    ['Number INV-2026-0003', 'Number HZ-2026-0004', 'Number SSVR-2026-0005'],
  ],
  ['LSN-2026-0001', []],
  ['HL8001과 hl 7777', ['Registration HL8001', 'Registration hl 7777']],
  ['HL80012', []],
  ['B737 항공기로 30분 늦게', []],
])('in %j without additional terms', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('Korean names are found before particles, Latin ones and codes as separate words, each once', () => {
  const names = ['김도현', 'Kim Dohyun', 'HB00009', '솔'];
  expect(found('김도현이 kim  dohyun에게, HB00009는 김도현과', { names })).toEqual([
    'Name 김도현',
    'Name kim  dohyun',
    'Name HB00009',
  ]);
  expect(found('XHB00009 HB000091 Kim Dohyuns 솔', { names })).toEqual([]);
});

test('flights and registrations of the reports are found with any spacing', () => {
  const searched = { flights: ['HB101'], registrations: ['N737AB'] };
  expect(found('hb101, HB 101, HB-101편, N737AB', searched)).toEqual([
    'Flight hb101',
    'Flight HB 101',
    'Flight HB-101',
    'Registration N737AB',
  ]);
  expect(found('HB1012 XHB101', searched)).toEqual([]);
});

test('special characters in a name are literal', () => {
  expect(found('A.B(C) 그리고 AXB(C)', { names: ['A.B(C)'] })).toEqual(['Name A.B(C)']);
});

test('hints are in the order of the texts, and of the words in them', () => {
  const lesson = { title: '김도현', happened: 'HL1234 그리고 5월 1일', causes: '', learned: '김도현' };
  expect(lessonHints(lesson, { ...nothing, names: ['김도현'] })).toEqual([
    { path: 'title', kind: 'Name', text: '김도현' },
    { path: 'happened', kind: 'Registration', text: 'HL1234' },
    { path: 'happened', kind: 'Day', text: '5월 1일' },
    { path: 'learned', kind: 'Name', text: '김도현' },
  ]);
});
