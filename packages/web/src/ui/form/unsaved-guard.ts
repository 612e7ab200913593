import { modals } from '@mantine/modals';
import { type AnyRouter, useBlocker, useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { holdsUnsavedWork, useUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { closesByBack } from '../dialog/back-closes.ts';
import { chooseWay, confirm, modalId } from '../dialog/dialog-confirm.ts';
import { InShownTab } from '../look/tabs-shown.ts';
import { formWords } from './form.words.ts';

/** Whether what asks still stands: an answer that took its time may come to somebody who has gone elsewhere. */
export const useIsHere = (): RefObject<boolean> => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};

/** A form's own way to somewhere: nothing is asked on it, and whoever has gone elsewhere meanwhile stays there. */
export const useWayOut = (): ReturnType<typeof useNavigate> => {
  const navigate = useNavigate();
  const here = useIsHere();
  return async (to) => {
    if (here.current) await navigate({ ...to, ignoreBlocker: true });
  };
};

/** Whether a move leaves the page, and not only the file that covers it, to which Back belongs then. */
export const leavesPage = (
  { state: { location } }: Pick<AnyRouter, 'state'>,
  { action: way }: { action: string },
): boolean => way !== 'BACK' || location.state.shown?.covers !== true;

/** Takes the question away that stands: what it asks about is done. Nothing was chosen. */
const withdraw = (): void => modals.close(modalId);

/** Moves along the history, which the browser makes at once and takes back when they are refused. */
const STEPS: readonly string[] = ['BACK', 'FORWARD', 'GO'];

type GivenUp = { message: string; pathname: string };

/** What was given up on the way to where: of several forms of a page that would say the same, one asks. */
let givenUp: GivenUp | undefined;

const isGivenUp = ({ message, pathname }: GivenUp): boolean =>
  givenUp?.message === message && givenUp.pathname === pathname;

/** Until one has arrived there. */
const giveUp = (router: AnyRouter, what: GivenUp): void => {
  givenUp = what;
  const forget = router.subscribe('onResolved', () => {
    givenUp = undefined;
    forget();
  });
};

type Ways = {
  /** What was typed is given up. */
  onLeave?: () => void;
  /** Saves it first; false: it could not be saved, and one stays. */
  save?: (() => Promise<boolean>) | undefined;
  /** What was typed is on its way: it arrives although one leaves, and only a failure leaves it to be lost. */
  sending?: boolean;
};

/**
 * Asks before unsaved changes are left behind, be it by closing a dialog or by going to another page; where they can be
 * saved as they are, that is a third way. A form's own ways out (`useWayOut`) pass unasked, and take the question along.
 */
export const useLeaveGuard = (dirty: boolean, message: string, { onLeave, save, sending = false }: Ways = {}) => {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const asked = useRef(false);
  useUnsavedWork(dirty);
  useEffect(
    () => () => {
      if (asked.current) void withdraw();
    },
    [],
  );
  const ask = async (): Promise<'stay' | 'saved' | 'leave'> => {
    if (asking) return 'stay';
    asked.current = true;
    setAsking(true);
    const confirmLabel = translate(formWords.leave.button);
    const way = sending
      ? await chooseWay({
          title: translate(formWords.leave.sendingTitle),
          message: translate(formWords.leave.sending),
          confirmLabel,
        })
      : await chooseWay({
          title: translate(formWords.leave.title),
          message,
          confirmLabel,
          ...(save && { safeLabel: translate(formWords.leave.save) }),
          danger: true,
        });
    // The key that answered is not to ask anew, where the dialog below listens to it too.
    await new Promise((resolve) => setTimeout(resolve));
    asked.current = false;
    setAsking(false);
    if (way === 'safe') return (await save?.()) ? 'saved' : 'stay';
    if (way !== 'confirmed') return 'stay';
    if (!sending) onLeave?.();
    return 'leave';
  };
  const mayLeave = async (): Promise<boolean> => !dirty || (await ask()) !== 'stay';
  const here = useIsHere();
  const isShown = use(InShownTab);
  useBlocker({
    disabled: !dirty,
    shouldBlockFn: async (move) => {
      if (closesByBack(move.action)) return false;
      // Between the other tabs of its page, what is out of sight stays where it is.
      if (!isShown && move.next.pathname === move.current.pathname) return false;
      if (!leavesPage(router, move)) return false;
      const what = { message, pathname: move.next.pathname };
      if (!sending && isGivenUp(what)) {
        onLeave?.();
        return false;
      }
      const answer = await ask();
      if (answer === 'leave' && !sending) giveUp(router, what);
      if (answer !== 'stay') return false;
      givenUp = undefined;
      // The browser has stepped back before it asked. Who was led on meanwhile is not stepped forward again.
      return here.current || !STEPS.includes(move.action);
    },
    enableBeforeUnload: dirty,
  });
  return { asking, mayLeave };
};

type More = {
  /** What would be lost; otherwise that it is not saved. */
  message?: string | undefined;
  /** What was begun is given up. */
  onLeave?: () => void;
};

/**
 * The ways out of a dialog that holds what is nowhere else: a click beside it is none, and neither Escape nor its buttons
 * leave it unasked.
 */
export const useGuardedClose = (dirty: boolean, onClose: () => void, { message, ...ways }: More = {}) => {
  const { t } = useTranslation();
  const { asking, mayLeave } = useLeaveGuard(dirty, message ?? t(formWords.leave.closing), ways);
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  return { closeOnClickOutside: false, closeOnEscape: !asking, onClose: () => void close() };
};

/** Asks before an act takes what is typed on this page away with no move that a form could ask about; true: it may. */
export const mayGiveUp = async (): Promise<boolean> =>
  !holdsUnsavedWork() ||
  (await confirm({
    title: translate(formWords.leave.title),
    message: translate(formWords.leave.going),
    confirmLabel: translate(formWords.leave.goOn),
    danger: true,
  }));
