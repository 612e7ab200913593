import { longestTexts, nullableFields, requiredFields, textFields } from '@portal/contract/kernel';
import Library from 'typebox';
import { expect, test } from 'vitest';
import standIn from './schema-stand-in.ts';

type Builder = typeof Library;

const bodyOf = (Type: Builder) =>
  Type.Object({
    name: Type.String({ maxLength: 10, minLength: 0 }),
    email: Type.Optional(Type.String({ maxLength: 40 })),
    bornOn: Type.String({ format: 'day' }),
    jobTitle: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 20 })),
    kind: Type.Unsafe<'a' | 'b'>({ type: 'string', enum: ['a', 'b'] }),
    seq: Type.Integer({ minimum: 0, maximum: 9 }),
    tags: Type.Array(Type.String()),
    isGone: Type.Optional(Type.Boolean()),
    department: Type.Object({ id: Type.Integer() }),
  });

test('what forms ask of a body is answered as by the library itself', () => {
  const [own, theirs] = [bodyOf(standIn as unknown as Builder), bodyOf(Library)];
  for (const ask of [requiredFields, textFields, longestTexts, nullableFields]) {
    const answer = ask(theirs as never);
    expect(ask(own as never)).toEqual(answer);
  }
  expect([...requiredFields(theirs)]).toContain('department');
});
