import type { Words } from '../text/language.ts';
import type { ActsOf } from './audit-acts.ts';
import { type ReportedAct, storedFacts } from './audit-facts.ts';
import type { ActFacts, AuditTrail, Fact, FactValues } from './audit-trail.ts';

/** The portal itself is a record of no area. */
const portalTrail = {
  ko: '포털',
  en: 'Portal',
  records: { portal: { ko: '포털', en: 'Portal', isOne: true } },
  actions: {},
} as const satisfies AuditTrail;

/** Every area adds its trail here, by its name (module augmentation), and tells it to `declareTrail`. */
export interface AuditTrails {
  portal: typeof portalTrail;
}

export type AuditArea = keyof AuditTrails & string;

/** What was done to which record, with the facts that its area declares of just that. */
export type AuditAct<Area extends AuditArea = AuditArea> = {
  [Name in Area]: AuditTrails[Name] extends AuditTrail ? ActsOf<Name, AuditTrails[Name]> : never;
}[Area];

const trails = new Map<string, AuditTrail>();
const facts = new Map<string, Fact>();
const values = new Map<string, Map<string, Readonly<Record<string, Words>>>>();

const namesPeople = ({ kind }: Fact): string => (kind === 'employee' || kind === 'department' ? kind : '');

/** A fact is called the same wherever it stands, so that it is known by its name alone, also of an act long gone. */
const declareFact = (name: string, told: Fact): void => {
  const known = facts.get(name) ?? told;
  if (known.ko !== told.ko || known.en !== told.en || namesPeople(known) !== namesPeople(told))
    throw new Error(`two facts are called ${name}`);
  facts.set(name, told);
};

/** What its values are called is each area's own: a department of the directory is not the one of a report. */
const declareValues = (area: string, name: string, told: Fact): void => {
  if (told.values === undefined) return;
  const known = values.get(area) ?? new Map<string, Readonly<Record<string, Words>>>();
  values.set(area, known.set(name, { ...known.get(name), ...told.values }));
};

/** Adds an area's trail; whoever writes or reads entries has those of all areas. */
export const declareTrail = (area: AuditArea, trail: AuditTrail): void => {
  if (trails.has(area)) throw new Error(`two trails are called ${area}`);
  trails.set(area, trail);
  for (const { before, after } of Object.values(trail.actions).flatMap(({ on }) => Object.values(on)))
    for (const [name, told] of Object.entries({ ...before, ...after })) {
      declareFact(name, told);
      declareValues(area, name, told);
    }
};

/** The trails that are declared, by their areas and in the order of these. */
export const declaredTrails = (): ReadonlyMap<string, AuditTrail> =>
  new Map<string, AuditTrail>([...trails, ['portal', portalTrail]]);

/** A fact by its name; one that no area declares any more is not known. */
export const declaredFact = (name: string): Fact | undefined => facts.get(name);

/** What a value of a fact is called in an area; unknown where the area has no word of its own for it. */
export const declaredValue = (area: string, name: string, value: string): Words | undefined =>
  values.get(area)?.get(name)?.[value];

/** An act as it was kept, which no area may declare any more. */
export type StoredAct = FactValues & { readonly area: string; readonly action: string; readonly recordType: string };

/** What its area declares of an act; nothing of one that it no longer does. */
export const declaredAct = ({ area, action, recordType }: StoredAct): ActFacts | undefined =>
  trails.get(area)?.actions[action]?.on[recordType];

/** What an act that was kept calls its record by what it did. */
export const calledByAct = (act: StoredAct): Words | undefined => declaredAct(act)?.called?.(act);

/** What is kept of an act; raises an error where its area does not declare it so. */
export const storedFactsOfAct = (act: ReportedAct): ReturnType<typeof storedFacts> => {
  const trail = trails.get(act.area);
  if (!trail) throw new Error(`no trail is called ${act.area}`);
  return storedFacts(trail, act);
};
