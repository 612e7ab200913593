import type { Words } from '../text/language.ts';

/** What a fact is; employees and departments are kept by their number and told by the name they have today. */
export type FactKind = 'employee' | 'department' | 'id' | 'number' | 'flag' | 'day' | 'instant' | 'word';

/** One fact that the trail keeps: what it is called, what it is, and as its type what it holds. */
export type Fact<Value = unknown> = Words & {
  readonly kind: FactKind;
  readonly isList?: true;
  readonly canBeNull?: true;
  readonly isOptional?: true;
  /** The trail does not keep it while this holds of the record, such as `confidential`. */
  readonly hiddenWhen?: string;
  /** What its values are called, where they are words of an area. */
  readonly values?: Readonly<Record<string, Words>>;
  /** Never there; carries the type. */
  readonly holds?: Value;
};
export type Facts = Readonly<Record<string, Fact>>;

const of =
  <Value>(kind: FactKind) =>
  (words: Words): Fact<Value> => ({ ...words, kind });

/** What facts are declared with; none is for the text of a document, comment or report (rules/platform.md#audit). */
export const fact = {
  employee: of<number>('employee'),
  department: of<number>('department'),
  /** Of something that has no name of its own, such as a line or a file. */
  id: of<number>('id'),
  number: of<number>('number'),
  flag: of<boolean>('flag'),
  day: of<string>('day'),
  instant: of<string>('instant'),
  /** A state, the name of a field, a code; what somebody wrote only where a rule says that it is stored. */
  word: <Word extends string = string>(words: Words, values?: Readonly<Record<Word, Words>>): Fact<Word> => ({
    ...of<Word>('word')(words),
    ...(values ? { values } : {}),
  }),
  list: <Value>(each: Fact<Value>) => ({ ...each, isList: true }) as Fact<never> as Fact<readonly Value[]>,
  orNull: <Value>(known: Fact<Value>) => ({ ...known, canBeNull: true }) as Fact<Value | null>,
  optional: <Known extends Fact>(known: Known) => ({ ...known, isOptional: true }) as const,
  allOptional: <F extends Facts>(facts: F) =>
    Object.fromEntries(Object.entries(facts).map(([name, known]) => [name, { ...known, isOptional: true }])) as {
      readonly [Name in keyof F]: F[Name] & { readonly isOptional: true };
    },
  hiddenWhen: <const Condition extends string, Known extends Fact>(condition: Condition, known: Known) => ({
    ...known,
    hiddenWhen: condition,
  }),
};

/** The facts of an act as they were kept. */
export type FactValues = Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>> | null>>;

/** What is kept of an action on one kind of record. */
export type ActFacts = {
  readonly before?: Facts;
  readonly after?: Facts;
  /** Whoever acted is not named while this holds of the record. */
  readonly actorHiddenWhen?: string;
  /** What the act calls its record by what it did, where that has no name of its own. */
  readonly called?: (told: FactValues) => Words;
  /** What the act is called by what it did, where that is more exact than its name. */
  readonly act?: (told: FactValues) => Words | undefined;
};

/** The fact by which a record is called in the trail, also once it is gone. */
type RecordCode = { readonly action: string; readonly side: 'before' | 'after'; readonly fact: string };

type AuditedRecord = {
  readonly code?: RecordCode;
  /** Facts of before by which it is found as well: what it was called then. */
  readonly formerly?: readonly string[];
  /** No number tells it from another. */
  readonly isOne?: true;
};

/** What the trail keeps of an area, which is called by these words. */
export type AuditTrail = Words & {
  /** The kinds of record that are this area's own. */
  readonly records: Readonly<Record<string, Words & AuditedRecord>>;
  /** Its actions, each with what is kept of it by the kind of record it is done to, of whichever area that is. */
  readonly actions: Readonly<Record<string, Words & { readonly on: Readonly<Record<string, ActFacts>> }>>;
};
