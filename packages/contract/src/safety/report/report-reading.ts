import type { Day } from '@portal/contract/kernel';
import { type CatalogueNode, findNode } from '../catalogue/catalogue-tree.ts';
import { type CodeName, codes } from '../catalogue/report-codes.ts';

/** Formats messages in the language of the reader, on a screen or on paper. */
export type ReadingWords = {
  readonly code: (name: CodeName, value: number) => string;
  readonly yesNo: (value: boolean) => string;
  /** A position on the face of a clock. */
  readonly clock: (hour: number) => string;
  readonly node: (node: Pick<CatalogueNode, 'name' | 'engName'>) => string;
  readonly day: (day: Day) => string;
};

/** A value as text; null if there is none. */
type Text = string | null;
type Ref = { readonly id: number } | null;

const number = (value: number | null): Text => value?.toLocaleString('en-US') ?? null;

/** The formats of the values of a report in a language. */
export const reportReader = (words: ReadingWords) => {
  const code = (name: CodeName, value: number | null): Text =>
    value !== null && (codes[name] as readonly number[]).includes(value) ? words.code(name, value) : null;
  const node = (nodes: readonly CatalogueNode[], ref: Ref): Text => {
    const found = findNode(nodes, ref);
    return found ? words.node(found) : null;
  };
  return {
    code,
    node,
    number,
    codes: (name: CodeName, values: readonly number[] | null): Text =>
      values?.flatMap((value) => code(name, value) ?? []).join(', ') || null,
    yesNo: (value: boolean | null): Text => (value === null ? null : words.yesNo(value)),
    clock: (hour: number | null): Text => (hour === null ? null : words.clock(hour)),
    day: (day: Day | null, zone: number): Text =>
      day === null ? null : `${words.day(day)} ${code('timeZone', zone) ?? ''}`.trim(),
    /** `35,000 ft`. */
    measured: (value: number | null, unitName: CodeName, unit: number | null): Text =>
      value === null ? null : `${number(value)} ${code(unitName, unit ?? 0) ?? ''}`.trim(),
    /** An entry of the second level. */
    child: (nodes: readonly CatalogueNode[], parent: Ref, ref: Ref): Text =>
      node(findNode(nodes, parent)?.childNodes ?? [], ref),
    /** Day and time of a wall clock, with its zone. */
    wall: (wall: string | null, zone: number): Text => {
      if (wall === null) return null;
      const [day = '', time = ''] = wall.split('T');
      return `${words.day(day)} ${time} ${code('timeZone', zone) ?? ''}`.trim();
    },
  };
};
export type ReportReader = ReturnType<typeof reportReader>;
