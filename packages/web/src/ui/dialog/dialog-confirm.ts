import { modals } from '@mantine/modals';
import { createElement, type ReactNode } from 'react';
import { translate } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { Question } from './question.tsx';
import { holdFocus } from './watch-focus.ts';

export type Confirmation = {
  title: string;
  /** One sentence about the effect of the act. */
  message: ReactNode;
  /** The verb of the act, such as 승인. */
  confirmLabel: string;
  danger?: boolean;
};

/** The only modal id: one question is open at a time. */
export const modalId = 'question';
let asking = false;
let dismiss: (() => void) | undefined;

/** Called when the dialog layer unmounts: the open question ends without an answer. */
export const dialogsUnmounted = (): void => dismiss?.();

type Choice = Confirmation & {
  /** Label of an additional button that loses nothing; it gets the initial focus. */
  safeLabel?: string;
};

type Answer = 'safe' | 'confirmed' | undefined;

const ask = ({ title, ...words }: Choice): Promise<Answer> =>
  new Promise((resolve) => {
    dismiss = () => resolve(undefined);
    modals.open({
      modalId,
      title,
      children: createElement(Question, {
        ...words,
        onChoose: (answer: Answer) => {
          resolve(answer);
          modals.close(modalId);
        },
      }),
      // Without a transition, so that keys pressed in quick succession are not lost.
      transitionProps: { duration: 0 },
      closeButtonProps: { 'aria-label': translate(uiWords.close) },
      onClose: dismiss,
    });
  });

/**
 * Returns the focus unless it is elsewhere by now. The library would return it to what had it before, which may be
 * inside the closed question.
 */
export const returnFocus = (before: Element | null): void => {
  window.setTimeout(() => {
    if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return;
    before.focus({ preventScroll: true });
    holdFocus(before);
  });
};

/**
 * Asks a question that may have an additional answer; undefined: none was chosen. While a question is open no other is
 * opened: a second click is ignored.
 */
export const chooseAnswer = async (choice: Choice): Promise<Answer> => {
  if (asking) return undefined;
  asking = true;
  const before = document.activeElement;
  try {
    return await ask(choice);
  } finally {
    asking = false;
    returnFocus(before);
  }
};

/** Asks before an act that cannot be undone: `if (await confirm({ … })) …`. */
export const confirm = async (confirmation: Confirmation): Promise<boolean> =>
  (await chooseAnswer(confirmation)) === 'confirmed';
