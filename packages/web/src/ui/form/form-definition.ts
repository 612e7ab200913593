import type { FieldProblem } from '@portal/contract/kernel';
import type { ReactNode } from 'react';

/** Something in which two versions of a record differ, in words. */
export type Difference = {
  key: string;
  label: string;
  mine: ReactNode;
  stored: ReactNode;
  /** Said in place of both: the words are the same. */
  both?: string;
};

/** What a form is made of. A field of a list is declared once, as `rows.*.weight`. */
export type Definition<Values> = {
  /** The beginning of the ids of its fields. */
  name: string;
  /** In the order in which they stand on the screen. */
  fields: readonly string[];
  labelOf(field: string): string;
  isRequired?(field: string): boolean;
  /** What is told of a field that misses its value, where the contract's own words do not name it. */
  missing?(field: string): string;
  /** What the rules of the contract say of fields that were left; of a text that is too long at once. */
  check?(values: Values): readonly FieldProblem[];
  /** Fields of the body that are called otherwise on the screen. */
  aliases?: Readonly<Record<string, string>>;
  /** What stands at a place of a list, by the name a reader knows it under. */
  nameAt?(path: string, values: Values): string | undefined;
  /** Whether two forms say the same; left out: when all of their values are equal. */
  same?(one: Values, other: Values): boolean;
  /** What was told is void as a whole: another field decides what is needed. */
  isMoot?(judged: Values, now: Values): boolean;
};
