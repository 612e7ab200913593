import { expect, expectTypeOf, test } from 'vitest';
import type { ActsOf } from './audit-acts.ts';
import { storedFacts } from './audit-facts.ts';
import { type AuditTrail, fact } from './audit-trail.ts';

const words = { ko: '가', en: 'a' };

/** A report whose reporter must stay unknown once it is confidential. */
const reports = {
  ...words,
  records: { report: words },
  actions: {
    submit: {
      ...words,
      on: {
        report: {
          after: {
            status: fact.word<'Open' | 'Closed'>(words),
            reporterId: fact.hiddenWhen('confidential', fact.employee(words)),
            byReporter: fact.flag(words),
          },
          actorHiddenWhen: 'confidential',
        },
      },
    },
    assign: {
      ...words,
      on: {
        report: {
          before: { assessors: fact.list(fact.employee(words)) },
          after: { assessors: fact.list(fact.employee(words)), dueOn: fact.optional(fact.orNull(fact.day(words))) },
        },
      },
    },
    reopen: { ...words, on: { report: {}, portal: {} } },
  },
} as const satisfies AuditTrail;

type Act = ActsOf<'reports', typeof reports>;
type Of<Action extends Act['action']> = Extract<Act, { action: Action }>;

const at = { area: 'reports', recordType: 'report', actorId: 7 } as const;
const submitted = { ...at, action: 'submit', after: { status: 'Open', reporterId: 7, byReporter: true } } as const;

test('each action accepts its own facts and no others', () => {
  expectTypeOf<Of<'assign'>['before']['assessors']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<{ assessors: [1]; dueOn: null }>().toExtend<Of<'assign'>['after']>();
  expectTypeOf<{ assessors: [1]; dueOn: 1 }>().not.toExtend<Of<'assign'>['after']>();
  expectTypeOf<Of<'submit'>['after']['status']>().toEqualTypeOf<'Open' | 'Closed'>();
  expectTypeOf<Of<'submit'>>().not.toExtend<Of<'assign'>>();
  expectTypeOf<Of<'reopen'>['recordType']>().toEqualTypeOf<'report' | 'portal'>();
  expectTypeOf<Of<'reopen'>['after']>().toEqualTypeOf<undefined>();
});

test('an act with hidden facts must say whether their condition holds', () => {
  expectTypeOf<typeof submitted>().not.toExtend<Act>();
  expectTypeOf<typeof submitted & { conditions: { confidential: boolean } }>().toExtend<Act>();
});

test('hidden facts are not stored while the condition holds or when it is not given', () => {
  const hidden = { actorId: null, before: null, after: { status: 'Open', byReporter: true } };
  expect(storedFacts(reports, { ...submitted, conditions: { confidential: true } })).toEqual(hidden);
  expect(storedFacts(reports, submitted)).toEqual(hidden);
  const shown = { actorId: 7, before: null, after: submitted.after };
  expect(storedFacts(reports, { ...submitted, conditions: { confidential: false } })).toEqual(shown);
});

test('an act without facts stores none', () => {
  expect(storedFacts(reports, { ...at, action: 'reopen' })).toEqual({ actorId: 7, before: null, after: null });
});

const assign = (after: object) =>
  storedFacts(reports, { ...at, action: 'assign', before: { assessors: [] }, after: { ...after } });

test.each([
  ['a fact that is not declared', { assessors: [], note: 'who said what' }, 'after note'],
  ['one of another kind', { assessors: ['Kim'] }, 'after assessors'],
  ['one for a list', { assessors: 8 }, 'after assessors'],
  ['none where one is wanted', { dueOn: null }, 'after assessors'],
  ['null where none is taken', { assessors: null }, 'after assessors'],
  ['a day that is none', { assessors: [], dueOn: '2026-02-30' }, 'after dueOn'],
  ['a name that every object has', { assessors: [], constructor: 1 }, 'after constructor'],
])('%s is refused', (_name, after, wrong) => {
  expect(() => assign(after)).toThrow(`reports assign: ${wrong} is not as declared`);
});

test('an action or a record that is not declared is refused', () => {
  expect(() => storedFacts(reports, { ...at, action: 'burn' })).toThrow('reports declares no burn of report');
  const onPortal = { ...submitted, recordType: 'portal' };
  expect(() => storedFacts(reports, onPortal)).toThrow('reports declares no submit of portal');
});

test('facts that are all optional may be missing with their side', () => {
  const some = {
    ...words,
    records: {},
    actions: { import: { ...words, on: { x: { after: fact.allOptional({ seq: fact.number(words) }) } } } },
  } as const;
  expectTypeOf<{ area: 'some'; action: 'import'; recordType: 'x' }>().toExtend<ActsOf<'some', typeof some>>();
  expect(storedFacts(some, { area: 'some', action: 'import', recordType: 'x', actorId: null }).after).toBeNull();
});
