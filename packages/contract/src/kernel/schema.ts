import type { Static, TObject, TProperties, TSchema } from 'typebox';
import * as Type from 'typebox';

export type { Static, TObject, TProperties, TSchema };

/** A JSON object that refuses every property it does not name (rules/platform.md#errors). */
export const object = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const list = <S extends TSchema>(items: S, options: { minItems?: number; maxItems?: number } = {}) =>
  Type.Array(items, options);

export const optional = Type.Optional;
export const boolean = () => Type.Boolean();
export const integer = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** Text of at most `maxLength` characters: code points, as PostgreSQL counts them too. */
export const text = (maxLength: number, minLength = 0) => Type.String({ maxLength, minLength });

/** One of the given words. */
export const oneOf = <const W extends readonly string[]>(...words: W) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: words });

/** One of the given whole numbers. */
export const numberOf = (numbers: readonly number[]) => Type.Unsafe<number>({ type: 'integer', enum: [...numbers] });

/** `schema` or null, written as a type array so that replies serialise without trying alternatives. */
export const nullable = <S extends TSchema>(schema: S) => {
  const { type, enum: words } = schema as { type?: string; enum?: readonly (string | null)[] };
  if (type === undefined) throw new Error('nullable() takes a schema with a type');
  return Type.Unsafe<Static<S> | null>({
    ...schema,
    type: [type, 'null'],
    ...(words ? { enum: [...words, null] } : {}),
  });
};

/** An optional field; null means the same as a missing field. */
export const maybe = <S extends TSchema>(schema: S) => optional(nullable(schema));

/** Identifiers are positive integers that fit PostgreSQL's `integer`. */
export const id = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export const day = () => Type.String({ format: 'day' });

/** A day or an empty text: an empty form field, which the form's own check reports as missing. */
export const dayOrBlank = () => Type.String({ format: 'day-or-blank' });

/** A month, `YYYY-MM`. */
export const month = () => Type.String({ format: 'month' });

/** An instant in UTC, ISO 8601 with milliseconds. */
export const instant = () => Type.String({ format: 'instant' });

/** The result of a call that returns a file, sent with `content-disposition` and `x-filename`. */
export type FileAnswer = {
  name: string;
  contentType: string;
  size?: number;
  /** Sends the name also in a header `filename`, which existing clients of some calls read. */
  hasFilenameHeader?: boolean;
  /** Displayed in the browser instead of saved; a content security policy prevents scripts in it. */
  isInline?: boolean;
  content: Uint8Array | AsyncIterable<Uint8Array>;
};

/** Bytes of a file, counted from 0, the last one included. */
export type ByteRange = { from: number; to: number };

/** A file that supports `Range` requests: it is opened as a whole or for one range. */
export type FileInParts = Omit<FileAnswer, 'content'> & {
  size: number;
  open: (part?: ByteRange) => Promise<AsyncIterable<Uint8Array>>;
};

export const fileReply = Type.Unsafe<FileAnswer | FileInParts>({
  type: 'string',
  contentMediaType: 'application/octet-stream',
});

/** Reply of a call without a body (204). */
export const noReply = Type.Unsafe<void>({ type: 'null' });

const NONE = 'x-204-when-none';

/** Reply of a call that answers 204 when there is no value; handler and web client both see null. */
export const orNone = <S extends TSchema>(schema: S) => Type.Unsafe<Static<S> | null>({ ...schema, [NONE]: true });

export const mayBeNone = (reply: TSchema): boolean => NONE in reply;

type Kind = { type?: string | readonly string[]; enum?: readonly unknown[] };

const emptyValue = ({ type, enum: words }: Kind): unknown => {
  if (Array.isArray(type)) return null;
  if (words) return words[0];
  if (type === 'string') return '';
  return type === 'boolean' ? false : 0;
};

/** The values of an empty form: blank text, null where allowed, the first choice, 0, false. */
export const emptyValues = <P extends TProperties>(properties: P): Static<ReturnType<typeof object<P>>> =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, emptyValue(schema as Kind)]),
  ) as Static<ReturnType<typeof object<P>>>;
