const isOff = (element: Element): boolean => element.matches(':disabled, [inert], [inert] *');

/**
 * What cannot be used while it works loses the focus, and nobody is told: it has it again once it can be used, unless the
 * person has gone on. Answers how to end it.
 */
export const keepFocus = (): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  let focused: EventTarget | null = null;
  let lost: HTMLElement | null = null;
  const come = ({ target }: FocusEvent): void => {
    if (target !== document.body) focused = target;
  };
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof Element && !isOff(target)) focused = null;
  };
  document.addEventListener('focusin', come, { signal });
  document.addEventListener('focusout', leave, { signal });
  const observer = new MutationObserver(() => {
    if (focused instanceof HTMLElement && isOff(focused)) lost = focused;
    if (lost === null || isOff(lost)) return;
    if (document.activeElement === document.body) lost.focus({ preventScroll: true });
    lost = null;
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => ended.abort();
};
