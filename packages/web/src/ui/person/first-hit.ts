import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Candidate } from './candidate.tsx';
import type { Look } from './look.ts';
import { personPickerWords } from './person-picker.words.ts';

type Hits = {
  look: Look;
  /** Undefined until the results of the present search text have arrived. */
  hits: readonly Omit<Candidate, 'key' | 'picture'>[] | undefined;
};

/**
 * A search in which Enter picks the first hit, once it has arrived, and clears the text; a hit that cannot be picked
 * leaves the text. `announcement` is the result as text.
 */
export const useFirstHit = ({ look, hits }: Hits) => {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<string>();
  const isHere = wanted !== undefined && hits !== undefined && look.name === wanted && look.typed.trim() === wanted;
  const take = useEffectEvent(() => {
    setWanted(undefined);
    const first = hits?.[0];
    if (first === undefined) return;
    const { leads = false, name, note, refusal, onAdd } = first;
    if (refusal !== undefined) return setAnnouncement(`${name}: ${refusal}`);
    setAnnouncement(leads ? '' : t(personPickerWords.field.added, { name, note }));
    onAdd();
    look.setTyped('');
  });
  useEffect(() => {
    if (isHere) take();
  }, [isHere]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the composition of a Korean letter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (look.typed.trim() === '') return;
    look.lookNow();
    setWanted(look.typed.trim());
  };
  const type = (text: string): void => {
    setAnnouncement('');
    look.setTyped(text);
  };
  return {
    announcement,
    field: {
      value: look.typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onKeyDown,
    },
  };
};
