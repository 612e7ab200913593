import type { HazardFilter } from '../server/src/areas/safety/hazard/hazard-log.queries.ts';
import type { InvestigationFilter } from '../server/src/areas/safety/investigation/investigation-list.queries.ts';
import type { Scenario } from './calls.ts';
import { investigator, type Person, reader, safetyMaster } from './fill/people.ts';

/** A list that is measured: which statement it is, whose it is, and what narrows it. */
export type ActionList = { name: string; path: string; person: Person } & (
  | { kind: 'assigned' | 'referred' | 'created' }
  | { kind: 'hazards'; filter: HazardFilter }
  | { kind: 'investigations'; filter: InvestigationFilter }
);

/** Nothing that is measured asks what is overdue. */
const TODAY = '2026-01-01';

const mine = (name: string, kind: 'assigned' | 'referred' | 'created', path: string, person: Person): ActionList => ({
  name,
  kind,
  path: `/api/me/esms/mitigations/${path}`,
  person,
});

const hazards = (name: string, query: string, filter: Omit<HazardFilter, 'today'>): ActionList => ({
  name,
  kind: 'hazards',
  path: `/api/esms/hazards${query}`,
  person: safetyMaster,
  filter: { ...filter, today: TODAY },
});

const investigations = (
  name: string,
  query: string,
  filter: Omit<InvestigationFilter, 'today'>,
  person = safetyMaster,
): ActionList => ({
  name,
  kind: 'investigations',
  path: `/api/esms/investigations${query}`,
  person,
  filter: { ...filter, today: TODAY },
});

/** The lists of My Action, the hazard log and investigations, as they are opened, narrowed and searched. */
export const actionLists: readonly ActionList[] = [
  mine('my actions', 'assigned', 'assigned-mitigator', reader),
  mine('actions one is informed of', 'referred', 'assigned-referrer', reader),
  mine('actions one created', 'created', 'created', safetyMaster),
  hazards('hazard log', '', {}),
  hazards('hazard log of a status', '?status=Action', { status: 'Action' }),
  hazards('hazard log of a status and a source', '?status=Closed&source=FOQA', { status: 'Closed', source: 'FOQA' }),
  investigations('investigations', '', {}),
  investigations('investigations of a status and a field', '?status=Closed&fieldLevel1Id=3', {
    status: 'Closed',
    fieldLevel1Id: 3,
  }),
  investigations('investigations by two syllables', `?searchText=${encodeURIComponent('활주로')}`, {
    searchText: '활주로',
  }),
  investigations('investigations by a number', '?searchText=INV-2025-0007', { searchText: 'INV-2025-0007' }),
  investigations('investigations of an investigator', '', {}, investigator),
];

/** Whose list is asked for stands in a header beside the tokens, for the bare server, which asks nobody who they are. */
export const actionScenario = ({ name, path, person }: ActionList, headers: Record<string, string>): Scenario => ({
  name,
  calls: [{ method: 'GET', path, headers: { ...headers, 'x-person': String(person.id) } }],
});
