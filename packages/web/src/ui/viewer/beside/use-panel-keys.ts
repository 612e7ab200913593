import { type RefObject, useEffect, useRef } from 'react';

type Does = { step: (by: 1 | -1) => void; onClose: () => void };

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

const actOf = (event: KeyboardEvent, { step, onClose }: Does): (() => void) | undefined => {
  if (event.key === 'Escape') return onClose;
  if (isTyped(event.target) || event.shiftKey) return undefined;
  // By the place of the key: with a Korean keyboard it gives a Korean letter.
  if (event.code === 'KeyN') return () => step(1);
  return event.code === 'KeyP' ? () => step(-1) : undefined;
};

/**
 * The keys of the panel, while the focus is in it or nowhere. What it shows has been asked first: Escape leaves a search
 * in the file before it leaves the file.
 */
export const usePanelKeys = (panel: RefObject<HTMLElement | null>, does: Does): void => {
  const now = useRef(does);
  useEffect(() => {
    now.current = does;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { activeElement } = document;
      if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
      const act = actOf(event, now.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // The name of a tool under the pointer would keep it for itself.
    const leave = (event: KeyboardEvent): void => {
      const isInner = isTyped(event.target) || panel.current?.querySelector('[aria-expanded=true]') != null;
      if (event.key === 'Escape' && !isInner) press(event);
    };
    window.addEventListener('keydown', leave, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', leave, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, [panel]);
};
