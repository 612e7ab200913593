import type { KeyboardEvent } from 'react';

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus between the rows; Enter does what the name of one does, being a link or a button. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (step === undefined || row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  event.preventDefault();
  links[step(links.indexOf(row), links.length - 1)]?.focus();
};
