import { NONE_OF_THEM } from '@portal/contract/safety';

/** Chosen, or taken back: none at all stands alone, anything else drives it out, and it returns when nothing is left. */
export const withToggled = (chosen: readonly number[], value: number): number[] => {
  if (value === NONE_OF_THEM) return [NONE_OF_THEM];
  const others = chosen.filter((each) => each !== NONE_OF_THEM && each !== value);
  const next = chosen.includes(value) ? others : [...others, value].toSorted((a, b) => a - b);
  return next.length === 0 ? [NONE_OF_THEM] : next;
};

/** The same where nothing stands for none. */
export const toggled = (chosen: readonly number[], value: number): number[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value].toSorted((a, b) => a - b);
