import { isBlankRichText } from '@portal/contract/approval';
import {
  hasChildren,
  normalizeReport,
  reportFields,
  type SectionName,
  sectionNames,
  sectionRule,
} from '@portal/contract/safety';
import { deepEqual } from '@tanstack/react-router';
import { checkSubmission } from './report-form-check.ts';
import { bodyOf, emptyForm, neededSection, type ReportForm } from './report-form-values.ts';

/** The fields of the report itself, or one of its sections. */
export type Part = 'report' | SectionName;

export type PartState = {
  /** Fields that it cannot be without, as far as it is to be filled in. */
  needed: number;
  /** How many of them are still empty. */
  missing: number;
  /** Something was filled in. */
  isOpened: boolean;
};

type Progress = {
  parts: Readonly<Record<Part, PartState>>;
  /** The required and the not applicable fields of a section with its present values. */
  needs: Readonly<Record<SectionName, ReadonlySet<string>>>;
  hasNot: Readonly<Record<SectionName, ReadonlySet<string>>>;
  computed: Readonly<Record<string, string>>;
  needed: number;
  missing: number;
};

const SAID = '<p>1</p>';
let description = { text: '', isBlank: true };

/** Whether a long text is blank is computed once per text, not with every letter typed elsewhere. */
const withShortDescription = (form: ReportForm): ReportForm => {
  if (form.description !== description.text)
    description = { text: form.description, isBlank: isBlankRichText(form.description) };
  return { ...form, description: description.isBlank ? '' : SAID };
};

const partOf = (path: string): Part => sectionNames.find((section) => path.startsWith(`${section}.`)) ?? 'report';

const missingPaths = (form: ReportForm): string[] =>
  checkSubmission(form).flatMap(({ path, code }) => (code === 'required' ? [path] : []));

/** The required fields of every report, including the second level of a field that has one. */
const ownNeeds = ({ reportType, fieldLevel1 }: ReportForm): number =>
  missingPaths(emptyForm(reportType)).length + (hasChildren(reportFields, { id: Number(fieldLevel1) }) ? 1 : 0);

const bySection = (named: readonly (readonly [SectionName, readonly string[]])[]) =>
  Object.fromEntries(named.map(([section, fields]) => [section, new Set(fields)])) as unknown as Readonly<
    Record<SectionName, ReadonlySet<string>>
  >;

const look = (given: ReportForm): Progress => {
  const form = withShortDescription(given);
  const normalized = normalizeReport(bodyOf(form));
  const missing = missingPaths(form);
  const countOf = (part: Part) => missing.filter((path) => partOf(path) === part).length;
  const rules = sectionNames.map((section) => [section, sectionRule(section, bodyOf(form)[section])] as const);
  const parts: Record<string, PartState> = {
    report: { needed: ownNeeds(form), missing: countOf('report'), isOpened: true },
  };
  for (const [section, { needs }] of rules) {
    const isOpened = normalized[section] !== null;
    const isToFill = isOpened || neededSection(form) === section;
    parts[section] = { needed: isToFill ? needs.length : 0, missing: countOf(section), isOpened };
  }
  const all = Object.values(parts);
  return {
    parts: parts as Progress['parts'],
    needs: bySection(rules.map(([section, { needs }]) => [section, needs])),
    hasNot: bySection(rules.map(([section, { hasNot }]) => [section, hasNot])),
    computed: {
      aircraftType: normalized.flightDetail?.aircraftType ?? '',
      theNumberOfPersonsOnBoard: String(normalized.personnelDetail?.theNumberOfPersonsOnBoard ?? ''),
    },
    needed: all.reduce((sum, { needed }) => sum + needed, 0),
    missing: all.reduce((sum, part) => sum + part.missing, 0),
  };
};

let seen: { form: ReportForm; progress: Progress } | undefined;

/** The progress of a report; computed once per state of the form, however many components use it. */
export const progressOf = (form: ReportForm): Progress => {
  if (seen?.form !== form) seen = { form, progress: look(form) };
  return seen.progress;
};

/** The contract's computed value of a field, empty while its inputs are missing; undefined: it is typed. */
export const computedOf = (form: ReportForm, field: string): string | undefined => progressOf(form).computed[field];

/** Whether two forms would be stored as the same; half a moment counts as well. */
export const sameReport = (one: ReportForm, other: ReportForm): boolean =>
  one.description === other.description &&
  one.eventDate === other.eventDate &&
  deepEqual(normalizeReport(bodyOf(withShortDescription(one))), normalizeReport(bodyOf(withShortDescription(other))));
