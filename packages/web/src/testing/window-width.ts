import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Widths in em: a phone held upright, one that is turned, and a desk. */
export const widths = { phone: 24, turned: 53, desk: 90 } as const;

/** A window of a width; gives the way to another, as when a phone is turned. */
export const givenWidth = (em: number) => {
  let now = em;
  const notify = new Set<() => void>();
  const matches = (query: string): boolean => {
    const [, bound, limit] = /(max|min)-width: ([\d.]+)em/.exec(query) ?? [];
    if (limit === undefined) return false;
    return bound === 'max' ? now <= Number(limit) : now >= Number(limit);
  };
  vi.stubGlobal('matchMedia', (query: string) => {
    const wrappers = new Map<unknown, () => void>();
    return {
      get matches() {
        return matches(query);
      },
      media: query,
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => {
        const own = () => listener({ matches: matches(query) });
        wrappers.set(listener, own);
        notify.add(own);
      },
      removeEventListener: (_: string, listener: unknown) => {
        const own = wrappers.get(listener);
        if (own) notify.delete(own);
      },
    };
  });
  return (next: number): void => {
    now = next;
    act(() => {
      for (const each of [...notify]) each();
    });
  };
};
