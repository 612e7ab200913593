import { type SectionName, type Sections, sectionFields, sectionNames } from '@portal/contract/safety';

/** Questions that are answered yes, no or not at all; any other truth is a box that is ticked or not. */
type AskedField = 'avoidingActionTaken' | 'raFollowed' | 'reportedToATC';
const asked: ReadonlySet<string> = new Set<AskedField>(['avoidingActionTaken', 'raFollowed', 'reportedToATC']);

type FormValue<Field, Stored> = Field extends AskedField
  ? string
  : NonNullable<Stored> extends boolean
    ? boolean
    : NonNullable<Stored> extends number[]
      ? number[]
      : string;

/** The sections in the state of a form: each value is a text, empty if there is none. */
export type FormSections = {
  [S in SectionName]: {
    -readonly [F in keyof NonNullable<Sections[S]>]: FormValue<F, NonNullable<Sections[S]>[F]>;
  };
};

type Values = Readonly<Record<string, unknown>>;
type Schema = { type?: string; enum?: readonly number[]; maxLength?: number; minimum?: number; maximum?: number };

/** The contract's schema of a field of a section. */
export const schemaOf = (section: SectionName, field: string): Schema =>
  (sectionFields[section] as unknown as Readonly<Record<string, Schema>>)[field] ?? {};

type FieldKind = 'text' | 'number' | 'code' | 'entry' | 'codes' | 'tick' | 'asked';

/** The kind of a field, by the contract's schema. */
export const kindOf = (section: SectionName, field: string): FieldKind => {
  const { type, enum: codes } = schemaOf(section, field);
  if (asked.has(field)) return 'asked';
  if (type === 'boolean') return 'tick';
  if (type === 'array') return 'codes';
  if (type === 'object') return 'entry';
  if (codes !== undefined) return 'code';
  return type === 'string' ? 'text' : 'number';
};

const fieldsOf = (section: SectionName): string[] => Object.keys(sectionFields[section]);

const toForm: Record<FieldKind, (stored: unknown) => unknown> = {
  text: (stored) => stored ?? '',
  number: (stored) => (stored === null || stored === undefined ? '' : String(stored)),
  code: (stored) => (stored === null || stored === undefined ? '' : String(stored)),
  entry: (stored) => (stored ? String((stored as { id: number }).id) : ''),
  codes: (stored) => stored ?? [],
  tick: (stored) => stored === true,
  asked: (stored) => (typeof stored === 'boolean' ? String(stored) : ''),
};

/** Text that is not a number yet, such as a minus sign, counts as empty. */
export const parseNumber = (typed: unknown): number | null =>
  typeof typed === 'string' && /\d/.test(typed) ? Number(typed) : null;

const toBody: Record<FieldKind, (held: unknown) => unknown> = {
  text: (held) => (held === '' ? null : held),
  number: parseNumber,
  code: parseNumber,
  entry: (held) => (held === '' ? null : { id: Number(held) }),
  codes: (held) => held,
  tick: (held) => held,
  asked: (held) => (held === '' ? null : held === 'true'),
};

/** Units and zones always say something: the first, and of zones Korea's. */
const firstChoice = (section: SectionName, field: string): string | undefined => {
  if (kindOf(section, field) !== 'code') return undefined;
  if (field.endsWith('TimeZone')) return '1';
  return field.endsWith('Unit') ? '0' : undefined;
};

const sectionOf = (section: SectionName, stored: Values | null): Values =>
  Object.fromEntries(
    fieldsOf(section).map((field) => [
      field,
      stored === null
        ? (firstChoice(section, field) ?? toForm[kindOf(section, field)](null))
        : toForm[kindOf(section, field)](stored[field]),
    ]),
  );

export const formSections = (stored: Partial<Sections>): FormSections =>
  Object.fromEntries(
    sectionNames.map((section) => [section, sectionOf(section, stored[section] ?? null)]),
  ) as unknown as FormSections;

/** The section of the body to send. */
export const sentSection = (section: SectionName, held: Values): Values =>
  Object.fromEntries(fieldsOf(section).map((field) => [field, toBody[kindOf(section, field)](held[field])]));
