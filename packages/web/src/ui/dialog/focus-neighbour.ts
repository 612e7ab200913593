type Target = HTMLElement | null | undefined;

/** Puts the focus on the first that can take it. */
export const focusFirst = (...places: readonly Target[]): void => {
  for (const place of places) {
    place?.focus();
    if (place && document.activeElement === place) return;
  }
};

const targetIn = (entry: Element | null | undefined): Target =>
  [...(entry?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [])].at(-1) ??
  (entry instanceof HTMLElement && entry.hasAttribute('tabindex') ? entry : undefined);

/** An entry of a list goes with the button that takes it off: the focus stays near, at the last where nothing else is. */
export const focusNeighbour = (button: HTMLElement, ...otherwise: readonly Target[]): void => {
  // The person has gone on already.
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const entry = button.closest('li');
  focusFirst(targetIn(entry?.nextElementSibling), targetIn(entry?.previousElementSibling), ...otherwise);
};
