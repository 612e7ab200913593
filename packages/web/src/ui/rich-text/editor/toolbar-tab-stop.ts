import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const CONTROLS = 'button, select';

const usable = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));

/** Only the control used last is reachable by Tab. */
const keepOne = (toolbar: HTMLElement, wanted?: Element | null): void => {
  const controls = usable(toolbar);
  const stop = controls.find((each) => each === wanted) ?? controls.find((each) => each.tabIndex === 0) ?? controls[0];
  for (const control of toolbar.querySelectorAll<HTMLElement>(CONTROLS)) {
    const index = control === stop ? 0 : -1;
    if (control.tabIndex !== index || !control.hasAttribute('tabindex')) control.tabIndex = index;
  }
};

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const controls = usable(event.currentTarget);
  const place = controls.indexOf(event.target as HTMLElement);
  const to = steps[event.key]?.(place, controls.length);
  if (place < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  controls[to]?.focus();
};

/** Makes a toolbar one tab stop; arrow keys, Home and End move between its controls. */
export const useOneTabStop = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return;
    keepOne(toolbar);
    // Controls are added and removed, and the tab stop may be disabled.
    const watch = new MutationObserver(() => keepOne(toolbar));
    watch.observe(toolbar, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'tabindex'],
    });
    return () => watch.disconnect();
  }, [ref]);
  return {
    onKeyDown: move,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => keepOne(currentTarget, target),
  };
};
