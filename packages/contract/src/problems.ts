import type { FieldCode, FieldProblem, Language, Problem, ProblemCode, Words } from '@portal/contract/kernel';
import { type AreaTables, kernelFields, kernelProblems, type ProblemTable } from '@portal/contract/kernel';
import { areas } from './areas.ts';

const tables: readonly AreaTables[] = Object.values(areas);

const problems: ProblemTable = Object.assign({}, kernelProblems, ...tables.map((area) => area.problems));
const fields: Readonly<Record<string, Words>> = Object.assign({}, kernelFields, ...tables.map((area) => area.fields));

const found = <Row>(table: Readonly<Record<string, Row>>, code: string): Row => {
  const row = Object.hasOwn(table, code) ? table[code] : undefined;
  if (row === undefined) throw new Error(`no table of problems has ${code}`);
  return row;
};

/** Every code, in the order of the areas. */
export const problemCodes = Object.keys(problems) as ProblemCode[];
export const fieldCodes = Object.keys(fields) as FieldCode[];

/** HTTP status of a problem (rules/platform.md#errors). */
export const statusOf = (code: ProblemCode): number => found(problems, code).status;

/** HTTP status of a problem that was raised. */
export const problemStatus = ({ code, status = statusOf(code) }: Problem): number => status;

/** The sentence of a problem, which a user can be shown. */
export const problemSentence = (code: ProblemCode, language: Language): string => found(problems, code)[language];

/** The sentence of a field problem in each language, with placeholders for a limit. */
export const fieldWords = (code: FieldCode): Words => found(fields, code);

/** The sentence of a field problem in a language, its limit filled in. */
export const fieldSentence = ({ code, limit, expected = '', ...cell }: FieldProblem, language: Language): string => {
  const sentence = fieldWords(code)
    [language].replace('{limit}', limit === undefined ? '' : limit.toLocaleString('en-US'))
    .replace('{expected}', () => expected);
  const place = [cell.field ?? [], cell.value === undefined ? [] : `"${cell.value}"`].flat().join(' ');
  return place === '' ? sentence : `${place}: ${sentence}`;
};

/** The wire shape of every failure, RFC 9457. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  errors?: { path: string; code: FieldCode; message: string }[];
  /** Only with 503, as the shell reads it. */
  Message?: string;
};

/** The answer's body for a problem; `message` replaces the table's sentence (maintenance text of the administrator). */
export const problemBody = (problem: Problem, language: Language, message?: string): ProblemBody => {
  const { code } = problem;
  const status = problemStatus(problem);
  // A status that differs from the table means a different cause, and a refused file has a specific cause: the field's
  // sentence explains it.
  const isExplainedByField = status !== statusOf(code) || code === 'forbidden-file-type';
  const [first] = isExplainedByField ? problem.errors : [];
  const sentence = message ?? (first ? fieldSentence(first, language) : problemSentence(code, language));
  return {
    type: `urn:portal:problem:${code}`,
    title: problemSentence(code, 'en'),
    status,
    code,
    message: sentence,
    ...(problem.errors.length > 0
      ? {
          errors: problem.errors.map((error) => ({
            path: error.path,
            code: error.code,
            message: fieldSentence(error, language),
          })),
        }
      : {}),
    ...(status === 503 ? { Message: sentence } : {}),
  };
};
