import { declareProblems, type FieldTable, type ProblemTable } from '@portal/contract/kernel';

const problems = {} as const satisfies ProblemTable;

/** What may be wrong with a field. */
const fields = {
  'holiday-twice': {
    ko: '이 날짜에 같은 이름의 공휴일이 있습니다.',
    en: 'There is a holiday of this name on this day.',
  },
} as const satisfies FieldTable;

declare module '../kernel/problem/problem-registry.ts' {
  interface ProblemTables {
    calendar: typeof problems;
  }
  interface FieldTables {
    calendar: typeof fields;
  }
}

declareProblems(problems, fields);
