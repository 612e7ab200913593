import type { Language, Words } from '../text/language.ts';
import { type FieldTable, kernelFields, kernelProblems, type ProblemTable } from './problem-tables.ts';

/** Every area adds its table of problems here, by its name (module augmentation), and tells it to `declareProblems`. */
export interface ProblemTables {
  kernel: typeof kernelProblems;
}
/** The same for what may be wrong with a field. */
export interface FieldTables {
  kernel: typeof kernelFields;
}

type CodesOf<Tables> = { [Area in keyof Tables]: keyof Tables[Area] & string }[keyof Tables];

export type ProblemCode = CodesOf<ProblemTables>;
export type FieldCode = CodesOf<FieldTables>;

/** What is wrong with one field; `path` is its place in the body, such as `lines.0.approver`. */
export type FieldProblem = {
  path: string;
  code: FieldCode;
  limit?: number;
  expected?: string;
  /** Of a row of a spreadsheet: the field that is wrong in it. */
  field?: string;
  /** What stands in that field of the row. */
  value?: string;
};

const problems = new Map<string, ProblemTable[string]>(Object.entries(kernelProblems));
const fields = new Map<string, Words>(Object.entries(kernelFields));

const declare = <Told>(known: Map<string, Told>, table: Readonly<Record<string, Told>>): void => {
  for (const [code, told] of Object.entries(table)) {
    if (known.has(code)) throw new Error(`two tables of problems hold ${code}`);
    known.set(code, told);
  }
};

/** Adds an area's tables; the server has those of all areas, the web those of the areas that are shown. */
export const declareProblems = (problemTable: ProblemTable, fieldTable: FieldTable): void => {
  declare(problems, problemTable);
  declare(fields, fieldTable);
};

const found = <Told>(table: ReadonlyMap<string, Told>, code: string): Told => {
  const told = table.get(code);
  if (told === undefined) throw new Error(`no table of problems holds ${code}`);
  return told;
};

/** The codes that are declared, in the order of their areas. */
export const declaredProblems = (): ProblemCode[] => [...problems.keys()] as ProblemCode[];
export const declaredFields = (): FieldCode[] => [...fields.keys()] as FieldCode[];

/** HTTP status of a problem (rules/platform.md#errors). */
export const statusOf = (code: ProblemCode): number => found(problems, code).status;

/** The sentence of a problem, which a user can be shown. */
export const problemSentence = (code: ProblemCode, language: Language): string => found(problems, code)[language];

/** What a field problem says in each language, with places for a limit. */
export const fieldWords = (code: FieldCode): Words => found(fields, code);

/** The sentence of a field problem in a language, its limit filled in. */
export const fieldSentence = ({ code, limit, expected = '', ...cell }: FieldProblem, language: Language): string => {
  const sentence = fieldWords(code)
    [language].replace('{limit}', limit === undefined ? '' : limit.toLocaleString('en-US'))
    .replace('{expected}', () => expected);
  const place = [cell.field ?? [], cell.value === undefined ? [] : `"${cell.value}"`].flat().join(' ');
  return place === '' ? sentence : `${place}: ${sentence}`;
};
