import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useEffectEvent } from 'react';

const idIn = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : undefined;

/** The chosen action of a case is in the address, so that Back returns to their list on a phone. */
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
    /** Stores the action that is shown anyway: nothing in it is lost, so leaving it is not confirmed. */
    keep: (id: number): void => choose(id, true, true),
  };
};

/** Keeps the action that is shown by default, which a narrower window would hide. */
export const KeepSelection = createContext<() => void>(() => undefined);

/** An action with a started edit stays selected, even if the window size changes. */
export const useKeepSelection = (isBegun: boolean): void => {
  const keep = useEffectEvent(use(KeepSelection));
  useEffect(() => {
    if (isBegun) keep();
  }, [isBegun]);
};

/** Opens the next waiting action of the queue; undefined outside a queue. */
export const NextInQueue = createContext<(() => void) | undefined>(undefined);
