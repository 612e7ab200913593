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

/** The verb of a question that stands. */
const isAnswer = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('[data-confirms]');

/**
 * A key of one letter presses the button or link that says so (`aria-keyshortcuts`), so that the keys can do no more than
 * the hand. They rest in fields, under dialogs and for whoever has chosen none; a key that is held down acts once. What a key
 * asks is answered by Enter alone: whoever goes on typing a sentence has not answered with the space in it.
 */
export const useQueueKeys = (onHelp: () => void): void => {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    let isAskedByKey = false;
    const rest = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') isAskedByKey = false;
      else if (event.key === ' ' && isAskedByKey && isAnswer(event.target)) event.preventDefault();
    };
    const point = (): void => {
      isAskedByKey = false;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!keysChosen.get() || isTyped(event.target) || isUnderDialog()) return;
      const key = keyOf(event);
      const pressed = key !== undefined && pressedBy(key);
      if (key === '?') help.current();
      else if (pressed) {
        isAskedByKey = true;
        pressed.click();
      } else return;
      event.preventDefault();
    };
    const controller = new AbortController();
    const listening = { capture: true, signal: controller.signal };
    window.addEventListener('keydown', press, { signal: controller.signal });
    // Some browsers press a button when the key goes down, others when it comes up.
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, rest, listening);
    window.addEventListener('pointerdown', point, listening);
    return () => controller.abort();
  }, []);
};
