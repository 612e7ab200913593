import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Candidate } from './candidate.tsx';
import type { Look } from './look.ts';

type Hits = {
  look: Look;
  /** Undefined until they are those of the name that is looked for. */
  hits: readonly Omit<Candidate, 'picture'>[] | undefined;
  /** What came of it, in words. */
  onTaken: (hit: Omit<Candidate, 'picture'>) => void;
};

/** Enter takes the first hit, once it is here, and clears the text; one that cannot be picked leaves it. */
export const useFirstHit = ({ look, hits, onTaken }: Hits) => {
  const [wanted, setWanted] = useState<string>();
  const isHere = wanted !== undefined && hits !== undefined && look.name === wanted && look.typed.trim() === wanted;
  const take = useEffectEvent(() => {
    setWanted(undefined);
    const first = hits?.[0];
    if (first === undefined) return;
    onTaken(first);
    if (first.refusal !== undefined) return;
    first.onAdd();
    look.setTyped('');
  });
  useEffect(() => {
    if (isHere) take();
  }, [isHere]);
  return (event: KeyboardEvent): void => {
    // Enter ends the composition of a Korean letter as well.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (look.typed.trim() === '') return;
    look.lookNow();
    setWanted(look.typed.trim());
  };
};
