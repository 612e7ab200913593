import type { Words } from '../text/language.ts';

/** The type of a fact. Employees and departments are stored by id and shown with their present name. */
export type FactKind = 'employee' | 'department' | 'id' | 'number' | 'flag' | 'day' | 'instant' | 'word';

/** One fact that the audit trail stores: its label, kind, and as type parameter its value. */
export type Fact<Value = unknown> = Words & {
  readonly kind: FactKind;
  readonly isList?: true;
  readonly canBeNull?: true;
  readonly isOptional?: true;
  /** The fact is not stored while this condition holds for the record, such as `confidential`. */
  readonly hiddenWhen?: string;
  /** Labels of its values, for values that are words of an area. */
  readonly values?: Readonly<Record<string, Words>>;
  /** Never present at run time; carries the type of the value. */
  readonly holds?: Value;
};
export type Facts = Readonly<Record<string, Fact>>;

const of =
  <Value>(kind: FactKind) =>
  (words: Words): Fact<Value> => ({ ...words, kind });

/** Builders for facts. There is none for the text of a document, comment or report (rules/platform.md#audit). */
export const fact = {
  employee: of<number>('employee'),
  department: of<number>('department'),
  /** The id of something without a name, such as a line or a file. */
  id: of<number>('id'),
  number: of<number>('number'),
  flag: of<boolean>('flag'),
  day: of<string>('day'),
  instant: of<string>('instant'),
  /** A status, a field name or a code. Text that a person typed is allowed only where a rule says so. */
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

/** The stored facts of an act. */
export type FactValues = Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>> | null>>;

/** The facts stored for an action on one kind of record. */
export type ActFacts = {
  readonly before?: Facts;
  readonly after?: Facts;
  /** The actor is not stored while this condition holds for the record. */
  readonly actorHiddenWhen?: string;
  /** Names the record from the facts of the act, for a record without a name of its own. */
  readonly called?: (facts: FactValues) => Words;
  /** Names the act from its facts, where that is more exact than the action's label. */
  readonly act?: (facts: FactValues) => Words | undefined;
};

/** The fact that holds the record's code, so that the trail can name the record also after it is deleted. */
type RecordCode = { readonly action: string; readonly side: 'before' | 'after'; readonly fact: string };

type AuditedRecord = {
  readonly code?: RecordCode;
  /** Facts of `before` that hold its previous codes, so that a search by a previous code finds it. */
  readonly formerly?: readonly string[];
  /** There is only one record of this kind, so it has no number. */
  readonly isOne?: true;
};

/** The audit declarations of an area, with the area's label. */
export type AuditTrail = Words & {
  /** The kinds of record that belong to this area. */
  readonly records: Readonly<Record<string, Words & AuditedRecord>>;
  /** The actions of the area, each with the facts stored by kind of record; the record may belong to another area. */
  readonly actions: Readonly<Record<string, Words & { readonly on: Readonly<Record<string, ActFacts>> }>>;
};
