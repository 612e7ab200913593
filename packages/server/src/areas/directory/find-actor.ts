import { dayInSeoul } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import { type ActorRow, findActors } from './queries.ts';
import type { DirectoryTables } from './tables.ts';

type Found = Map<string, ActorRow | undefined>;
type Walk = { emails: Set<string>; found: Promise<Found> };

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Finds the active employee with an email: what every call of the API asks first. Calls that arrive together share one
 * walk to the database; it begins after the last of them arrived, so that none is told what was true before.
 */
export const createActorFinder = (db: Db<DirectoryTables>, clock: Clock) => {
  let open: Walk | undefined;
  const begin = (): Walk => {
    const emails = new Set<string>();
    const walk = async (): Promise<Found> => {
      await nextTurn();
      open = undefined;
      const asked = [...emails];
      const actors = await findActors(db, asked, dayInSeoul(clock()));
      return new Map(asked.map((email, place) => [email, actors[place]]));
    };
    return { emails, found: walk() };
  };
  return async (email: string): Promise<ActorRow | undefined> => {
    open ??= begin();
    open.emails.add(email);
    return (await open.found).get(email);
  };
};
