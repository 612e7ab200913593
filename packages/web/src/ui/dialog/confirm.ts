import { createElement, type ReactNode } from 'react';
import { translate } from '../../platform/i18n.ts';
import { showLate } from '../late/layer.ts';

export type Confirmation = {
  title: string;
  /** One sentence that says what will happen. */
  message: ReactNode;
  /** The verb of the act, such as 승인. */
  confirmLabel: string;
  danger?: boolean;
};

let mounted: () => void;
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** The dialog layer says that it can take dialogs. */
export const dialogsMounted = (): void => mounted();

let asking = false;
let answer: ((confirmed: boolean) => void) | undefined;

/** The dialog layer has gone, and the question that stood in it with it. */
export const dialogsUnmounted = (): void => answer?.(false);

const ask = async ({ title, message, confirmLabel, danger = false }: Confirmation): Promise<boolean> => {
  showLate('dialogs');
  const [{ modals }] = await Promise.all([import('@mantine/modals'), ready]);
  return new Promise((resolve) => {
    answer = resolve;
    modals.openConfirmModal({
      title,
      children: message,
      labels: { confirm: confirmLabel, cancel: translate('ui.cancel') },
      groupProps: { gap: 'xs' },
      // It is there at once and gone once it is answered: of keys that follow each other quickly none is lost.
      transitionProps: { duration: 0 },
      // The verb has the focus: the question was asked by pressing it, and Enter is the answer.
      confirmProps: { 'data-autofocus': true, 'data-confirms': true, ...(danger ? { color: 'red' } : {}) },
      closeButtonProps: { 'aria-label': translate('ui.close') },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
};

/** The library gives the focus back to where it finds it, which may be in the question itself by then. */
const giveFocusBack = (before: Element | null): void => {
  window.setTimeout(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
  });
};

const once = async <Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> => {
  if (asking) return undefined;
  asking = true;
  const before = document.activeElement;
  try {
    return await question();
  } finally {
    asking = false;
    giveFocusBack(before);
  }
};

/**
 * Asks before an act that cannot be undone: `if (await confirm({ … })) …`. While a question stands no other is asked: a
 * second click counts as not confirmed.
 */
export const confirm = async (confirmation: Confirmation): Promise<boolean> =>
  (await once(() => ask(confirmation))) ?? false;

type Ways = Confirmation & {
  /** The verb of the way that loses nothing, which has the focus. */
  safeLabel: string;
};

const askWays = async ({ title, ...words }: Ways): Promise<'safe' | 'confirmed' | undefined> => {
  showLate('dialogs');
  const [{ modals }, { WaysToGo }] = await Promise.all([import('@mantine/modals'), import('./ways-to-go.tsx'), ready]);
  return new Promise((resolve) => {
    answer = () => resolve(undefined);
    const settle = (way: 'safe' | 'confirmed' | undefined): void => {
      resolve(way);
      modals.close(id);
    };
    const id = modals.open({
      title,
      children: createElement(WaysToGo, { ...words, onChoose: settle }),
      transitionProps: { duration: 0 },
      closeButtonProps: { 'aria-label': translate('ui.close') },
      onClose: () => resolve(undefined),
    });
  });
};

/** Asks the same where there is a way besides that loses nothing; undefined: neither was chosen. */
export const chooseWay = (ways: Ways): Promise<'safe' | 'confirmed' | undefined> => once(() => askWays(ways));
