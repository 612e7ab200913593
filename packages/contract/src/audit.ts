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

/** The trails of all areas, in the order of their names; the portal itself comes last. */
export const auditTrails: ReadonlyMap<string, AuditTrail> = new Map<string, AuditTrail>([
  ...Object.entries<AreaTables>(areas)
    .flatMap(([area, { audit }]): [string, AuditTrail][] => (audit ? [[area, audit]] : []))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ['portal', portalTrail],
]);

/** Each declaration of a fact, with its area and name. */
const declaredFacts = (): [area: string, name: string, fact: Fact][] =>
  [...auditTrails].flatMap(([area, { actions }]) =>
    Object.values(actions)
      .flatMap(({ on }) => Object.values(on))
      .flatMap(({ before, after }) => Object.entries({ ...before, ...after }))
      .map(([name, fact]): [string, string, Fact] => [area, name, fact]),
  );

/** A fact is called the same wherever it stands, so that it is known by its name alone, also of an act of long ago. */
const facts = new Map<string, Fact>();
/** What its values are called is each area's own: a department of the directory is not the one of a report. */
const values = new Map<string, Readonly<Record<string, Words>>>();
for (const [area, name, fact] of declaredFacts()) {
  facts.set(name, fact);
  if (fact.values) values.set(`${area} ${name}`, { ...values.get(`${area} ${name}`), ...fact.values });
}

/** A fact by its name; one that no area declares any more is not known. */
export const auditFact = (name: string): Fact | undefined => facts.get(name);

/** What a value of a fact is called in an area; unknown where the area has no word of its own for it. */
export const auditValue = (area: string, name: string, value: string): Words | undefined =>
  values.get(`${area} ${name}`)?.[value];

/** What its area declares of an act; nothing of one that it no longer does. */
const declaredAct = ({ area, action, recordType }: StoredAct): ActFacts | undefined =>
  auditTrails.get(area)?.actions[action]?.on[recordType];

/** What an act that was stored calls its record by what it did. */
export const calledByAct = (act: StoredAct): Words | undefined => declaredAct(act)?.called?.(act);

/** What is stored of an act; raises an error where its area does not declare it so. */
export const storedFactsOfAct = (act: ReportedAct): ReturnType<typeof storedFacts> => {
  const trail = auditTrails.get(act.area);
  if (!trail) throw new Error(`no trail is called ${act.area}`);
  return storedFacts(trail, act);
};

const trails: readonly AuditTrail[] = [...auditTrails.values()];

/** The areas that do what the trail tells of. */
export const auditAreas = (): string[] =>
  [...auditTrails].flatMap(([area, { actions }]) => (Object.keys(actions).length > 0 ? [area] : []));

/** Every kind of record that the trail tells of, with its words and where its code is kept. */
export const auditRecords = (): AuditTrail['records'] => Object.assign({}, ...trails.map(({ records }) => records));

/** The acts of an area, or of all, each name once. */
export const auditActions = (area?: string): string[] => [
  ...new Set(
    [...auditTrails].flatMap(([name, { actions }]) =>
      area === undefined || area === name ? Object.keys(actions) : [],
    ),
  ),
];

/** The acts of all areas: the same name means the same in each. */
const everyAction = (): AuditTrail['actions'] => Object.assign({}, ...trails.map(({ actions }) => actions));

const wordOf = (words: Words | undefined, name: string, language: Language): string => words?.[language] ?? name;

/** The word of an area in a language; one of an earlier version of the product stands by its own name. */
export const auditAreaWord = (area: string, language: Language): string =>
  wordOf(auditTrails.get(area), area, language);

/** The word of a kind of record, in the same way. */
export const auditRecordWord = (type: string, language: Language): string =>
  wordOf(auditRecords()[type], type, language);

/** The word of an act, in the same way, also where only its name is known. */
export const auditActionWord = (area: string | undefined, action: string, language: Language): string =>
  wordOf((area === undefined ? everyAction() : auditTrails.get(area)?.actions)?.[action], action, language);

/** What an act that was kept is called: by what it did where that is more exact, else by its word. */
export const auditActWord = (act: StoredAct, language: Language): string =>
  declaredAct(act)?.act?.(act)?.[language] ?? auditActionWord(act.area, act.action, language);

type Named = { name: string; engName: string; code: string };

/** What a record is called in a language, with its code; empty where nothing is known of it but its number. */
export const auditRecordName = (record: Named | null, language: Language): string => {
  if (record === null) return '';
  const name = (language === 'en' && record.engName) || record.name;
  if (name === '' || record.code === '') return name || record.code;
  return `${name} (${record.code})`;
};

type Numbered = { recordType: string; recordId: number };

/** A kind of record with the number of one, where there is more than one. */
export const auditRecordOf = ({ recordType, recordId }: Numbered, language: Language): string => {
  const word = auditRecordWord(recordType, language);
  return auditRecords()[recordType]?.isOne ? word : `${word} ${recordId}`;
};

type Told = Numbered & StoredAct & { record: Named | null };

/** One sentence that tells what happened to which record. */
export const auditSummary = (told: Told, language: Language): string => {
  const name = auditRecordName(told.record, language);
  const called = name === '' ? auditRecordOf(told, language) : `${auditRecordWord(told.recordType, language)} ${name}`;
  return `${called}: ${auditActWord(told, language)}`;
};
