import { dayInSeoul, Problem } from '@portal/contract/kernel';
import type { SignedIn, SignInTables } from '#areas/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { DirectoryTables } from '../directory-tables.ts';
import { bindAtFirstSignIn } from './bind-sign-in.ts';
import { type ActorRow, findActors } from './sign-in.queries.ts';

type Found = Map<string, ActorRow | undefined>;
type Walk = { asked: Map<string, SignedIn>; found: Promise<Found> };

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const keyOf = ({ issuer, subject }: SignedIn): string => JSON.stringify([issuer, subject]);

/** Concurrent calls share one query; it starts after the last of them arrived, so that none gets an outdated result. */
const sharedWalks = (db: Db<DirectoryTables>, clock: Clock) => {
  let open: Walk | undefined;
  const begin = (): Walk => {
    const asked = new Map<string, SignedIn>();
    const walk = async (): Promise<Found> => {
      await nextTurn();
      open = undefined;
      const actors = await findActors(db, [...asked.values()], dayInSeoul(clock()));
      return new Map([...asked.keys()].map((key, place) => [key, actors[place]]));
    };
    return { asked, found: walk() };
  };
  return async (signedIn: SignedIn): Promise<ActorRow | undefined> => {
    open ??= begin();
    open.asked.set(keyOf(signedIn), signedIn);
    return (await open.found).get(keyOf(signedIn));
  };
};

type ActorFinder = (signedIn: SignedIn) => Promise<ActorRow>;

/**
 * Finds the active employee for an account, the first step of every API call. Raises `employee-not-registered` if there
 * is none, and `not-signed-in` for tokens issued before the person signed out.
 */
export const createActorFinder = (db: Db<DirectoryTables & SignInTables>, clock: Clock): ActorFinder => {
  const find = sharedWalks(db, clock);
  const bindAndFind = async (signedIn: SignedIn) => {
    await bindAtFirstSignIn(db, clock, signedIn);
    return find(signedIn);
  };
  return async (signedIn) => {
    const actor = (await find(signedIn)) ?? (await bindAndFind(signedIn));
    if (actor === undefined) throw new Problem('employee-not-registered');
    if (actor.ended !== null && signedIn.issuedAt <= actor.ended) throw new Problem('not-signed-in');
    return actor;
  };
};
