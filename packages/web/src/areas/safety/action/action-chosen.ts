import { useNavigate, useSearch } from '@tanstack/react-router';

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
    hold: (id: number): void => choose(id, true, true),
  };
};
