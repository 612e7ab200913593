import type { TablesOfAreas } from '../define-area.ts';
import type { ActsOf } from './audit-acts.ts';
import type { AuditTrail, FactValues } from './audit-trail.ts';

/** The portal itself is a record of no area. */
export const portalTrail = {
  ko: '포털',
  en: 'Portal',
  records: { portal: { ko: '포털', en: 'Portal', isOne: true } },
  actions: {},
} as const satisfies AuditTrail;

type AuditTrails = TablesOfAreas<'audit'> & { portal: typeof portalTrail };

export type AuditArea = keyof AuditTrails & string;

/** An act on a record, typed with exactly the facts that its area declares for it. */
export type AuditAct<Area extends AuditArea = AuditArea> = {
  [Name in Area]: AuditTrails[Name] extends AuditTrail ? ActsOf<Name, AuditTrails[Name]> : never;
}[Area];

/** An act as it is stored; its area may no longer declare it. */
export type StoredAct = FactValues & { readonly area: string; readonly action: string; readonly recordType: string };
