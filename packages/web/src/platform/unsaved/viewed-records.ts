import { useEffect, useSyncExternalStore } from 'react';
import { workStore } from '../device/storage.ts';
import { openLocalWork, readLocalWork, storeLocalWork, VIEWED_KEY } from './local-work.ts';

/** A record that the user opened: its address and name. */
export type Viewed = { href: string; label: string; note: string };

const MOST = 8;

const listeners = new Set<() => void>();
let known: readonly Viewed[] = [];

const isViewed = (each: unknown): each is Viewed =>
  typeof each === 'object' && each !== null && 'href' in each && 'label' in each && 'note' in each;

const read = (): readonly Viewed[] => {
  try {
    const stored: unknown = JSON.parse(readLocalWork(workStore, VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return [];
  }
};

const refresh = (): void => {
  known = read();
  for (const listener of listeners) listener();
};

/** A record can be in several lists, which its address has as query; they count as the same record. */
const placeOf = ({ href }: Viewed): string | undefined => href.split('?', 1)[0];

const store = async (viewed: Viewed): Promise<void> => {
  await openLocalWork();
  const others = read().filter((each) => placeOf(each) !== placeOf(viewed));
  try {
    storeLocalWork(workStore, VIEWED_KEY, JSON.stringify([viewed, ...others].slice(0, MOST)));
  } catch {
    // The storage is full or unavailable: nothing is remembered.
  }
  refresh();
};

/**
 * Remembers on this device, encrypted for the user, that they opened a record. Only a number is stored of a safety
 * report, never its title (rules/platform.md#home-and-search).
 */
export const useViewed = ({ href, label, note }: Viewed): void => {
  useEffect(() => void store({ href, label, note }), [href, label, note]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  void openLocalWork().then(refresh);
  return () => void listeners.delete(listener);
};

const none: readonly Viewed[] = [];

/** After a sign-out nothing is shown, whatever is still in memory. */
const current = (): readonly Viewed[] => (workStore.getItem(VIEWED_KEY) === null ? none : known);

/** The records that the user opened last on this device, newest first. */
export const useViewedRecords = (): readonly Viewed[] => useSyncExternalStore(subscribe, current);
