import type { FieldProblem } from '@portal/contract/kernel';
import type { ReactNode } from 'react';

/** A field in which two versions of a record differ, as text. */
export type Difference = {
  key: string;
  label: string;
  mine: ReactNode;
  stored: ReactNode;
  /** Shown instead of both values, when these have the same text. */
  both?: string;
};

/** The definition of a form. A field of a list is declared once, as `rows.*.weight`. */
export type Definition<Values> = {
  /** Prefix of the ids of its fields. */
  name: string;
  /** In the order of the screen. */
  fields: readonly string[];
  labelOf(field: string): string;
  isRequired?(field: string): boolean;
  /** The message for a missing field, where the contract's own is not specific enough. */
  missing?(field: string): string;
  /** Problems by the contract's rules, shown for fields that were left; a text that is too long at once. */
  check?(values: Values): readonly FieldProblem[];
  /** Fields of the body that are called otherwise on the screen. */
  aliases?: Readonly<Record<string, string>>;
  /** The name of a list entry for its reader. */
  nameAt?(path: string, values: Values): string | undefined;
  /** Whether two states of the form are equal; by default by comparing all values. */
  same?(one: Values, other: Values): boolean;
  /** Whether all shown messages are obsolete, because another field decides what is required. */
  isMoot?(judged: Values, now: Values): boolean;
};
