type Target = HTMLElement | null | undefined;

/** Focuses the first target that accepts the focus. */
export const focusFirst = (...places: readonly Target[]): void => {
  for (const place of places) {
    place?.focus();
    if (place && document.activeElement === place) return;
  }
};

const targetIn = (entry: Element | null | undefined): Target =>
  [...(entry?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [])].at(-1) ??
  (entry instanceof HTMLElement && entry.hasAttribute('tabindex') ? entry : undefined);

/** Moves the focus to a neighbour when a list entry is removed with its button, or to the fallback if there is none. */
export const focusNeighbour = (button: HTMLElement, ...otherwise: readonly Target[]): void => {
  // The user has moved the focus already.
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const entry = button.closest('li');
  focusFirst(targetIn(entry?.nextElementSibling), targetIn(entry?.previousElementSibling), ...otherwise);
};
