import { useEffect, useRef } from 'react';
import { keysChosen } from './chosen.ts';

/** What the keyboard says, whatever it is set to: with a Korean one the key J gives ㅓ. */
const keyOf = ({ key, code }: KeyboardEvent): string | undefined => {
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable || target.role === 'textbox');

const isUnderDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** What says of itself which key presses it. */
const pressedBy = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);

/**
 * A key of one letter presses the button or link that says so (`aria-keyshortcuts`), so that the keys can do no more than
 * the hand. They rest in fields, under dialogs and for whoever has chosen none; a key that is held down acts once.
 */
export const useQueueKeys = (onHelp: () => void): void => {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!keysChosen.get() || isTyped(event.target) || isUnderDialog()) return;
      const key = keyOf(event);
      const pressed = key !== undefined && pressedBy(key);
      if (key === '?') help.current();
      else if (pressed) pressed.click();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
