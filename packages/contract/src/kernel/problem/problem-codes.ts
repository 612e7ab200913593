import type { TablesOfAreas } from '../define-area.ts';
import type { kernelFields, kernelProblems } from './problem-tables.ts';

type CodesOf<Tables> = { [Area in keyof Tables]: keyof Tables[Area] & string }[keyof Tables];

/** A problem of the kernel or of any area. */
export type ProblemCode = (keyof typeof kernelProblems & string) | CodesOf<TablesOfAreas<'problems'>>;
/** What may be wrong with a field, by the kernel or any area. */
export type FieldCode = (keyof typeof kernelFields & string) | CodesOf<TablesOfAreas<'fields'>>;

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
