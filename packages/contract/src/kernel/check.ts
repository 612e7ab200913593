import { Compile } from 'typebox/compile';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { isDay, isInstant, isMonth, isWallTime } from './calendar.ts';
import type { FieldCode, FieldProblem } from './problem/problem-codes.ts';
import type { TSchema } from './schema.ts';

/** Reports at most this many problems of a body: enough for every field of a form. */
const MOST_ERRORS = 64;
Settings.Set({ maxErrors: MOST_ERRORS });
Format.Set('day', isDay);
Format.Set('day-or-blank', (text) => text === '' || isDay(text));
Format.Set('month', isMonth);
Format.Set('instant', isInstant);
Format.Set('wall-time', isWallTime);

type SchemaError = { keyword: string; instancePath: string; schemaPath: string; params: object };

const codeOfKeyword: Record<string, FieldCode> = {
  type: 'wrong-type',
  format: 'wrong-type',
  pattern: 'wrong-type',
  enum: 'not-one-of',
  const: 'not-one-of',
  maxLength: 'too-long',
  minLength: 'too-short',
  maxItems: 'too-many',
  minItems: 'too-few',
  minimum: 'too-small',
  maximum: 'too-big',
};

const pathOf = (pointer: string, property?: string): string =>
  [...pointer.split('/').slice(1), ...(property === undefined ? [] : [property])].join('.');

const firstOf = (names: string[]): string[] => names.slice(0, MOST_ERRORS);

const namesIn = (params: object, key: string): string[] => (params as Record<string, string[]>)[key] ?? [];

const problemsOf = ({ keyword, instancePath, params }: SchemaError): FieldProblem[] => {
  if (keyword === 'required')
    return namesIn(params, 'requiredProperties').map((name) => ({
      path: pathOf(instancePath, name),
      code: 'required',
    }));
  if (keyword === 'additionalProperties')
    return firstOf(namesIn(params, 'additionalProperties')).map((name) => ({
      path: pathOf(instancePath, name),
      code: 'unknown-field',
    }));
  const code = codeOfKeyword[keyword];
  if (code === undefined) return [];
  const { limit } = params as { limit?: number };
  return [{ path: pathOf(instancePath), code, ...(limit === undefined ? {} : { limit }) }];
};

/** Paths of texts that PostgreSQL or UTF-8 cannot hold: NUL characters and halves of surrogate pairs. */
const badTexts = (value: unknown, path: string): FieldProblem[] => {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value) ? [{ path, code: 'bad-characters' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => badTexts(inner, path === '' ? key : `${path}.${key}`));
};

/**
 * The validator reports an error for each unknown field and one for the object that holds them; only the fields are
 * reported.
 */
const unknownFields = (errors: readonly SchemaError[]): FieldProblem[] => {
  const unknown = errors.filter(({ schemaPath }) => schemaPath.endsWith('/additionalProperties'));
  return unknown.length === 0
    ? [{ path: '', code: 'wrong-type' }]
    : unknown.map(({ instancePath }) => ({ path: pathOf(instancePath), code: 'unknown-field' }));
};

type Check = (value: unknown) => FieldProblem[];

/** Compiling a schema costs as much as about a thousand checks, so each is compiled once. */
const checks = new WeakMap<TSchema, Check>();

/**
 * Compiles a schema to a function that returns a problem for each invalid field; an empty list means that the value is
 * valid. Unknown fields and wrong JSON types are rejected (rules/platform.md#errors).
 */
export const checker = (schema: TSchema): Check => {
  const known = checks.get(schema);
  if (known) return known;
  const compiled = Compile(schema);
  const check: Check = (value) => {
    if (compiled.Check(value)) return badTexts(value, '').slice(0, MOST_ERRORS);
    const errors = compiled.Errors(value) as SchemaError[];
    const problems = errors.flatMap(problemsOf).slice(0, MOST_ERRORS);
    return problems.length > 0 ? problems : unknownFields(errors);
  };
  checks.set(schema, check);
  return check;
};
