import {
  type AuditTrail,
  declaredAct,
  declaredTrails,
  type Language,
  type StoredAct,
  type Words,
} from '@portal/contract/kernel';

/** In the order of their names, wherever they were declared first; the portal itself comes last. */
const namedTrails = (): [string, AuditTrail][] =>
  [...declaredTrails()].toSorted(([a], [b]) => Number(a === 'portal') - Number(b === 'portal') || (a < b ? -1 : 1));

const trails = (): AuditTrail[] => namedTrails().map(([, trail]) => trail);

/** The areas that do what the trail tells of. */
export const auditAreas = (): string[] =>
  namedTrails().flatMap(([area, { actions }]) => (Object.keys(actions).length > 0 ? [area] : []));

/** Every kind of record that the trail tells of, with its words and where its code is kept. */
export const auditRecords = (): AuditTrail['records'] => Object.assign({}, ...trails().map(({ records }) => records));

/** The acts of an area, or of all, each name once. */
export const auditActions = (area?: string): string[] => [
  ...new Set(
    namedTrails().flatMap(([name, { actions }]) => (area === undefined || area === name ? Object.keys(actions) : [])),
  ),
];

/** The acts of all areas: the same name means the same in each. */
const everyAction = (): AuditTrail['actions'] => Object.assign({}, ...trails().map(({ actions }) => actions));

const wordOf = (words: Words | undefined, name: string, language: Language): string => words?.[language] ?? name;

/** The word of an area in a language; one of an earlier version of the product stands by its own name. */
export const auditAreaWord = (area: string, language: Language): string =>
  wordOf(declaredTrails().get(area), area, language);

/** The word of a kind of record, in the same way. */
export const auditRecordWord = (type: string, language: Language): string =>
  wordOf(auditRecords()[type], type, language);

/** The word of an act, in the same way, also where only its name is known. */
export const auditActionWord = (area: string | undefined, action: string, language: Language): string =>
  wordOf((area === undefined ? everyAction() : declaredTrails().get(area)?.actions)?.[action], action, language);

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
