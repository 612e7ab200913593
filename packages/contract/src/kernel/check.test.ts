import { describe, expect, test } from 'vitest';
import { checker } from './check.ts';
import {
  boolean,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  text,
} from './schema.ts';

const schema = object({
  title: text(5, 1),
  count: optional(integer(0, 10)),
  kind: optional(oneOf('a', 'b')),
  number: optional(numberOf([1, 2])),
  on: optional(day()),
  at: optional(instant()),
  flag: optional(boolean()),
  note: maybe(text(3)),
  choice: maybe(oneOf('x', 'y')),
  lines: optional(list(object({ approver: object({ id: id() }) }), { minItems: 1, maxItems: 2 })),
});

const check = (value: unknown) =>
  checker(schema)(value).map(({ path, code, limit }) => [path, code, ...(limit === undefined ? [] : [limit])]);
const withTitle = (more: object) => ({ title: '제목', ...more });
const line = (value: unknown) => withTitle({ lines: [{ approver: { id: value } }] });

test.each([
  withTitle({}),
  withTitle({
    count: 0,
    kind: 'a',
    number: 2,
    on: '2026-11-20',
    at: '2026-11-20T01:02:03.000Z',
    flag: false,
    note: null,
    choice: null,
  }),
  withTitle({ note: '', choice: 'y', lines: [{ approver: { id: 2_147_483_647 } }] }),
  { title: '🛫🛫🛫🛫🛫' },
])('%j is valid', (value) => {
  expect(check(value)).toEqual([]);
});

describe('names each invalid field', () => {
  test.each([
    [{}, [['title', 'required']]],
    [withTitle({ unknown: 1 }), [['unknown', 'unknown-field']]],
    [
      withTitle({ a: 1, b: 2 }),
      [
        ['a', 'unknown-field'],
        ['b', 'unknown-field'],
      ],
    ],
    [
      withTitle(Object.fromEntries('abcdefghijkl'.split('').map((name) => [name, 1]))),
      'abcdefghijkl'.split('').map((name) => [name, 'unknown-field']),
    ],
    [{ title: 1 }, [['title', 'wrong-type']]],
    [{ title: null }, [['title', 'wrong-type']]],
    [{ title: '' }, [['title', 'too-short', 1]]],
    [{ title: '123456' }, [['title', 'too-long', 5]]],
    [{ title: '🛫🛫🛫🛫🛫🛫' }, [['title', 'too-long', 5]]],
    [withTitle({ count: '1' }), [['count', 'wrong-type']]],
    [withTitle({ count: 1.5 }), [['count', 'wrong-type']]],
    [withTitle({ count: -1 }), [['count', 'too-small', 0]]],
    [withTitle({ count: 11 }), [['count', 'too-big', 10]]],
    [withTitle({ kind: 'c' }), [['kind', 'not-one-of']]],
    [withTitle({ number: 3 }), [['number', 'not-one-of']]],
    [withTitle({ on: '2026-02-30' }), [['on', 'wrong-type']]],
    [withTitle({ on: '2026-2-3' }), [['on', 'wrong-type']]],
    [withTitle({ at: '2026-11-20 01:02' }), [['at', 'wrong-type']]],
    [withTitle({ flag: 'true' }), [['flag', 'wrong-type']]],
    [withTitle({ note: '1234' }), [['note', 'too-long', 3]]],
    [withTitle({ note: 1 }), [['note', 'wrong-type']]],
    [withTitle({ choice: 'z' }), [['choice', 'not-one-of']]],
    [withTitle({ lines: [] }), [['lines', 'too-few', 1]]],
    [withTitle({ lines: [1, 2, 3].map((value) => ({ approver: { id: value } })) }), [['lines', 'too-many', 2]]],
    [withTitle({ lines: {} }), [['lines', 'wrong-type']]],
    [line(0), [['lines.0.approver.id', 'too-small', 1]]],
    [line(2_147_483_648), [['lines.0.approver.id', 'too-big', 2_147_483_647]]],
    [withTitle({ lines: [{ approver: {} }] }), [['lines.0.approver.id', 'required']]],
    [withTitle({ lines: [{ approver: { id: 1, name: 'x' } }] }), [['lines.0.approver.name', 'unknown-field']]],
    [[], [['', 'wrong-type']]],
    [null, [['', 'wrong-type']]],
    ['text', [['', 'wrong-type']]],
    [undefined, [['', 'wrong-type']]],
  ])('%j: %j', (value, problems) => {
    expect(check(value)).toEqual(problems);
  });

  test.each(['a\0', '\0', '\ud800', 'a\udc00', '\udc00\ud800'])('text that cannot be stored: %j', (bad) => {
    expect(check({ title: bad })).toEqual([['title', 'bad-characters']]);
    expect(check(withTitle({ note: bad }))).toEqual([['note', 'bad-characters']]);
  });

  test('a prototype that travels as a field is an unknown field', () => {
    expect(check(JSON.parse('{"title":"x","__proto__":{"a":1}}'))).toEqual([['__proto__', 'unknown-field']]);
  });
});

test('reports at most 64 problems of a body', () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, 1]));
  expect(check(withTitle(unknown))).toHaveLength(64);
  expect(checker(list(text(9)))(Array(500).fill('\0'))).toHaveLength(64);
});

test('keeps slashes and tildes in field names', () => {
  expect(check(withTitle({ 'a/b': 1, 'c~d': 1 }))).toEqual([
    ['a/b', 'unknown-field'],
    ['c~d', 'unknown-field'],
  ]);
});

test('accepts null only where the schema allows it', () => {
  expect(() => nullable({})).toThrow('nullable() takes a schema with a type');
});

test('a schema is compiled once', () => {
  expect(checker(schema)).toBe(checker(schema));
});
