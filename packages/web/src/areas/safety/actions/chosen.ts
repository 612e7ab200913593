import { useNavigate, useSearch } from '@tanstack/react-router';

const idIn = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : undefined;

/** Which action of a case is looked at stands in the address, so that Back leads to the list of them on a phone. */
export const useChosenAction = () => {
  const { action } = useSearch({ strict: false }) as { action?: unknown };
  const navigate = useNavigate();
  const choose = (id: number | undefined, replace: boolean): void => {
    const search = (now: object) => ({ ...now, action: id });
    void navigate({ to: '.', search: search as never, hash: true, replace, resetScroll: false });
  };
  return { chosen: idIn(action), choose };
};
