import type {
  ActFacts,
  AreaTables,
  AuditTrail,
  Fact,
  Language,
  ReportedAct,
  StoredAct,
  Words,
} from '@portal/contract/kernel';
import { portalTrail, storedFacts } from '@portal/contract/kernel';
import { areas } from './areas.ts';

/** The audit declarations of all areas, in the order of their names; the portal itself comes last. */
export const auditTrails: ReadonlyMap<string, AuditTrail> = new Map<string, AuditTrail>([
  ...Object.entries<AreaTables>(areas)
    .flatMap(([area, { audit }]): [string, AuditTrail][] => (audit ? [[area, audit]] : []))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ['portal', portalTrail],
]);

/** All declarations of facts, with area and name. */
const declaredFacts = (): [area: string, name: string, fact: Fact][] =>
  [...auditTrails].flatMap(([area, { actions }]) =>
    Object.values(actions)
      .flatMap(({ on }) => Object.values(on))
      .flatMap(({ before, after }) => Object.entries({ ...before, ...after }))
      .map(([name, fact]): [string, string, Fact] => [area, name, fact]),
  );

/** A fact has one label in all areas, so that it can be looked up by name alone, also for acts stored long ago. */
const facts = new Map<string, Fact>();
/** Labels of values differ by area: a department of the directory is not the department of a report. */
const values = new Map<string, Readonly<Record<string, Words>>>();
for (const [area, name, fact] of declaredFacts()) {
  facts.set(name, fact);
  if (fact.values) values.set(`${area} ${name}`, { ...values.get(`${area} ${name}`), ...fact.values });
}

/** A fact by its name; undefined if no area declares it any more. */
export const auditFact = (name: string): Fact | undefined => facts.get(name);

/** The label of a fact's value in an area; undefined if the area declares none. */
export const auditValue = (area: string, name: string, value: string): Words | undefined =>
  values.get(`${area} ${name}`)?.[value];

/** The declaration of a stored act; undefined if its area no longer declares it. */
const declaredAct = ({ area, action, recordType }: StoredAct): ActFacts | undefined =>
  auditTrails.get(area)?.actions[action]?.on[recordType];

/** The record's name derived from the facts of a stored act; undefined if the act declares no such name. */
export const calledByAct = (act: StoredAct): Words | undefined => declaredAct(act)?.called?.(act);

/** The facts of an act to store; throws an error if its area does not declare it so. */
export const storedFactsOfAct = (act: ReportedAct): ReturnType<typeof storedFacts> => {
  const trail = auditTrails.get(act.area);
  if (!trail) throw new Error(`no trail is called ${act.area}`);
  return storedFacts(trail, act);
};

const trails: readonly AuditTrail[] = [...auditTrails.values()];

/** The areas that have acts in the trail. */
export const auditAreas = (): string[] =>
  [...auditTrails].flatMap(([area, { actions }]) => (Object.keys(actions).length > 0 ? [area] : []));

/** Every kind of record of the trail, with its label and where its code is stored. */
export const auditRecords = (): AuditTrail['records'] => Object.assign({}, ...trails.map(({ records }) => records));

/** The names of all acts of an area, or of all areas, without duplicates. */
export const auditActions = (area?: string): string[] => [
  ...new Set(
    [...auditTrails].flatMap(([name, { actions }]) =>
      area === undefined || area === name ? Object.keys(actions) : [],
    ),
  ),
];

/** The acts of all areas; an action name means the same in each. */
const everyAction = (): AuditTrail['actions'] => Object.assign({}, ...trails.map(({ actions }) => actions));

const wordOf = (words: Words | undefined, name: string, language: Language): string => words?.[language] ?? name;

/** The label of an area in a language; the stored name if the area no longer exists. */
export const auditAreaWord = (area: string, language: Language): string =>
  wordOf(auditTrails.get(area), area, language);

/** The label of a kind of record, or its stored name. */
export const auditRecordWord = (type: string, language: Language): string =>
  wordOf(auditRecords()[type], type, language);

/** The label of an act, or its stored name; without an area it is looked up in all areas. */
export const auditActionWord = (area: string | undefined, action: string, language: Language): string =>
  wordOf((area === undefined ? everyAction() : auditTrails.get(area)?.actions)?.[action], action, language);

/** The label of a stored act: derived from its facts where that is more exact. */
export const auditActWord = (act: StoredAct, language: Language): string =>
  declaredAct(act)?.act?.(act)?.[language] ?? auditActionWord(act.area, act.action, language);

type Named = { name: string; engName: string; code: string };

/** The name of a record in a language, with its code; empty if only its id is known. */
export const auditRecordName = (record: Named | null, language: Language): string => {
  if (record === null) return '';
  const name = (language === 'en' && record.engName) || record.name;
  if (name === '' || record.code === '') return name || record.code;
  return `${name} (${record.code})`;
};

type Numbered = { recordType: string; recordId: number };

/** The label of a kind of record with the record's number, if there can be several. */
export const auditRecordOf = ({ recordType, recordId }: Numbered, language: Language): string => {
  const word = auditRecordWord(recordType, language);
  return auditRecords()[recordType]?.isOne ? word : `${word} ${recordId}`;
};

type ActOnRecord = Numbered & StoredAct & { record: Named | null };

/** One sentence that says what happened to which record. */
export const auditSummary = (act: ActOnRecord, language: Language): string => {
  const name = auditRecordName(act.record, language);
  const called = name === '' ? auditRecordOf(act, language) : `${auditRecordWord(act.recordType, language)} ${name}`;
  return `${called}: ${auditActWord(act, language)}`;
};
