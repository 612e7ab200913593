import {
  boolean,
  day,
  id,
  integer,
  list,
  longestTexts,
  nullable,
  nullableFields,
  object,
  oneOf,
  optional,
  requiredFields,
  text,
  textFields,
} from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import standIn from './schema-stand-in.ts';

type Builder = (...given: unknown[]) => unknown;

test('what forms ask of a body is answered as by the library itself', () => {
  const theirs = object({
    name: text(10),
    email: optional(text(40)),
    bornOn: day(),
    jobTitle: optional(nullable(text(20))),
    kind: oneOf('a', 'b'),
    seq: integer(0, 9),
    tags: list(text(5)),
    isGone: optional(boolean()),
    department: object({ id: id() }),
  });
  const make = (name: string, ...given: unknown[]) => (standIn as Readonly<Record<string, Builder>>)[name]?.(...given);
  const own = make('Object', {
    name: make('String', { maxLength: 10, minLength: 0 }),
    email: make('Optional', make('String', { maxLength: 40 })),
    bornOn: make('String', { format: 'day' }),
    jobTitle: make('Optional', make('Unsafe', { type: ['string', 'null'], maxLength: 20 })),
    kind: make('Unsafe', { type: 'string', enum: ['a', 'b'] }),
    seq: make('Integer', { minimum: 0, maximum: 9 }),
    tags: make('Array', make('String')),
    isGone: make('Optional', make('Boolean')),
    department: make('Object', { id: make('Integer') }),
  }) as typeof theirs;
  for (const ask of [requiredFields, textFields, longestTexts, nullableFields]) expect(ask(own)).toEqual(ask(theirs));
  expect(requiredFields(theirs)).toContain('department');
});
