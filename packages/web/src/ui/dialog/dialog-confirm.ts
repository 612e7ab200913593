import { modals } from '@mantine/modals';
import { createElement, type ReactNode } from 'react';
import { translate } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { holdFocus } from './kept-focus.ts';
import { Question } from './question.tsx';

export type Confirmation = {
  title: string;
  /** One sentence that says what will happen. */
  message: ReactNode;
  /** The verb of the act, such as 승인. */
  confirmLabel: string;
  danger?: boolean;
};

/** There is one question at a time. */
export const modalId = 'question';
let asking = false;
let giveUp: (() => void) | undefined;

/** The dialog layer has gone, and the question that stood in it with it. */
export const dialogsUnmounted = (): void => giveUp?.();

type Ways = Confirmation & {
  /** The verb of a way besides that loses nothing, which then has the focus. */
  safeLabel?: string;
};

type Way = 'safe' | 'confirmed' | undefined;

const ask = ({ title, ...words }: Ways): Promise<Way> =>
  new Promise((resolve) => {
    giveUp = () => resolve(undefined);
    modals.open({
      modalId,
      title,
      children: createElement(Question, {
        ...words,
        onChoose: (way: Way) => {
          resolve(way);
          modals.close(modalId);
        },
      }),
      // It is there at once and gone once it is answered: of keys that follow each other quickly none is lost.
      transitionProps: { duration: 0 },
      closeButtonProps: { 'aria-label': translate(uiWords.close) },
      onClose: giveUp,
    });
  });

/**
 * Unless it is somewhere already. The library gives the focus back to where it finds it, which may be in the question itself
 * by then.
 */
export const giveFocusBack = (before: Element | null): void => {
  window.setTimeout(() => {
    if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return;
    before.focus({ preventScroll: true });
    holdFocus(before);
  });
};

/**
 * Asks where there may be a way besides that loses nothing; undefined: none was chosen. While a question stands no other
 * is asked: a second click counts as none.
 */
export const chooseWay = async (ways: Ways): Promise<Way> => {
  if (asking) return undefined;
  asking = true;
  const before = document.activeElement;
  try {
    return await ask(ways);
  } finally {
    asking = false;
    giveFocusBack(before);
  }
};

/** Asks before an act that cannot be undone: `if (await confirm({ … })) …`. */
export const confirm = async (confirmation: Confirmation): Promise<boolean> =>
  (await chooseWay(confirmation)) === 'confirmed';
