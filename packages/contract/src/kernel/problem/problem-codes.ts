import type { TablesOfAreas } from '../define-area.ts';
import type { kernelFields, kernelProblems } from './common-problems.ts';

type CodesOf<Tables> = { [Area in keyof Tables]: keyof Tables[Area] & string }[keyof Tables];

/** A problem of the kernel or of any area. */
export type ProblemCode = (keyof typeof kernelProblems & string) | CodesOf<TablesOfAreas<'problems'>>;
/** Codes for problems of a single field, of the kernel or any area. */
export type FieldCode = (keyof typeof kernelFields & string) | CodesOf<TablesOfAreas<'fields'>>;

/** A problem of one field; `path` is its position in the body, such as `lines.0.approver`. */
export type FieldProblem = {
  path: string;
  code: FieldCode;
  limit?: number;
  expected?: string;
  /** For a row of a spreadsheet: the name of the invalid column. */
  field?: string;
  /** The value of that cell. */
  value?: string;
};
