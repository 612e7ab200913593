import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useEffectEvent } from 'react';

const idIn = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : undefined;

/** Which action of a case is looked at stands in the address, so that Back leads to the list of them on a phone. */
export const useChosenAction = () => {
  const { action } = useSearch({ strict: false }) as { action?: unknown };
  const navigate = useNavigate();
  const choose = (id: number | undefined, replace: boolean, ignoreBlocker = false): void => {
    const search = (now: object) => ({ ...now, action: id });
    void navigate({ to: '.', search: search as never, hash: true, replace, resetScroll: false, ignoreBlocker });
  };
  return {
    chosen: idIn(action),
    choose,
    /** The one that is looked at anyway: nothing that stands in it goes, and nobody is asked. */
    keep: (id: number): void => choose(id, true, true),
  };
};

/** Keeps the action that stands there by itself, which a narrower window would leave out. */
export const KeepSelection = createContext<() => void>(() => undefined);

/** An action in which something has been begun stays, whatever becomes of the window. */
export const useKeepSelection = (isBegun: boolean): void => {
  const keep = useEffectEvent(use(KeepSelection));
  useEffect(() => {
    if (isBegun) keep();
  }, [isBegun]);
};

/** The way to the next action that waits, for what is done with one that stands in a queue; undefined where it stands in none. */
export const NextInQueue = createContext<(() => void) | undefined>(undefined);
