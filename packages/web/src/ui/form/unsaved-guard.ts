import { modals } from '@mantine/modals';
import { type AnyRouter, useBlocker, useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { holdsUnsavedWork, useUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { isClosedByBack } from '../dialog/close-on-back.ts';
import { chooseAnswer, confirm, modalId } from '../dialog/dialog-confirm.ts';
import { InShownTab } from '../look/tabs-shown.ts';
import { formWords } from './form.words.ts';

/** Whether the component is still mounted, for code that continues after an asynchronous answer. */
export const useIsMounted = (): RefObject<boolean> => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};

/** Navigation by the form itself: it asks nothing, and does nothing if the user has left the page meanwhile. */
export const useNavigateUnguarded = (): ReturnType<typeof useNavigate> => {
  const navigate = useNavigate();
  const here = useIsMounted();
  return async (to) => {
    if (here.current) await navigate({ ...to, ignoreBlocker: true });
  };
};

/** Whether a move leaves the page, and not only the file that covers it, to which Back belongs then. */
export const leavesPage = (
  { state: { location } }: Pick<AnyRouter, 'state'>,
  { action: step }: { action: string },
): boolean => step !== 'BACK' || location.state.shown?.covers !== true;

/** Closes the open question, whose subject is settled, without an answer. */
const withdraw = (): void => modals.close(modalId);

/** Moves in the history, which the browser performs at once and reverts when they are refused. */
const STEPS: readonly string[] = ['BACK', 'FORWARD', 'GO'];

type Discarded = { message: string; pathname: string };

/** The question answered for the current navigation: if several forms of a page would ask the same, only one does. */
let discarded: Discarded | undefined;

const isDiscarded = ({ message, pathname }: Discarded): boolean =>
  discarded?.message === message && discarded.pathname === pathname;

/** Remembers the answer until the navigation has ended. */
const markDiscarded = (router: AnyRouter, what: Discarded): void => {
  discarded = what;
  const forget = router.subscribe('onResolved', () => {
    discarded = undefined;
    forget();
  });
};

type GuardOptions = {
  /** Called when typed changes are discarded. */
  onLeave?: () => void;
  /** Saves it first; false: it could not be saved, and one stays. */
  save?: (() => Promise<boolean>) | undefined;
  /** The changes are being sent: they are lost only if that fails. */
  sending?: boolean;
};

/**
 * Asks before unsaved changes are discarded by closing a dialog or leaving the page; where they can be saved as they
 * are, saving is a third answer. Navigation by the form itself (`useNavigateUnguarded`) passes without a question and closes an
 * open one.
 */
export const useLeaveGuard = (
  dirty: boolean,
  message: string,
  { onLeave, save, sending = false }: GuardOptions = {},
) => {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const isAsking = useRef(false);
  useUnsavedWork(dirty);
  useEffect(
    () => () => {
      if (isAsking.current) void withdraw();
    },
    [],
  );
  const ask = async (): Promise<'stay' | 'saved' | 'leave'> => {
    if (asking) return 'stay';
    isAsking.current = true;
    setAsking(true);
    const confirmLabel = translate(formWords.leave.button);
    const answer = sending
      ? await chooseAnswer({
          title: translate(formWords.leave.sendingTitle),
          message: translate(formWords.leave.sending),
          confirmLabel,
        })
      : await chooseAnswer({
          title: translate(formWords.leave.title),
          message,
          confirmLabel,
          ...(save && { safeLabel: translate(formWords.leave.save) }),
          danger: true,
        });
    // Otherwise the key that answered would also reach the dialog below, which would ask again.
    await new Promise((resolve) => setTimeout(resolve));
    isAsking.current = false;
    setAsking(false);
    if (answer === 'safe') return (await save?.()) ? 'saved' : 'stay';
    if (answer !== 'confirmed') return 'stay';
    if (!sending) onLeave?.();
    return 'leave';
  };
  const mayLeave = async (): Promise<boolean> => !dirty || (await ask()) !== 'stay';
  const here = useIsMounted();
  const isShown = use(InShownTab);
  useBlocker({
    disabled: !dirty,
    shouldBlockFn: async (move) => {
      if (isClosedByBack(move.action)) return false;
      // A hidden tab stays mounted while the user moves between the tabs of its page.
      if (!isShown && move.next.pathname === move.current.pathname) return false;
      if (!leavesPage(router, move)) return false;
      const what = { message, pathname: move.next.pathname };
      if (!sending && isDiscarded(what)) {
        onLeave?.();
        return false;
      }
      const answer = await ask();
      if (answer === 'leave' && !sending) markDiscarded(router, what);
      if (answer !== 'stay') return false;
      discarded = undefined;
      // The browser went back before the question. A user who has been redirected meanwhile is not moved forward again.
      return here.current || !STEPS.includes(move.action);
    },
    enableBeforeUnload: dirty,
  });
  return { asking, mayLeave };
};

type More = {
  /** What would be lost; by default that it is not saved. */
  message?: string | undefined;
  /** Called when the changes are discarded. */
  onLeave?: () => void;
};

/**
 * The ways to close a dialog with unsaved input: a click outside does nothing, and Escape and its buttons ask first.
 */
export const useGuardedClose = (dirty: boolean, onClose: () => void, { message, ...options }: More = {}) => {
  const { t } = useTranslation();
  const { asking, mayLeave } = useLeaveGuard(dirty, message ?? t(formWords.leave.closing), options);
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  return { closeOnClickOutside: false, closeOnEscape: !asking, onClose: () => void close() };
};

/** Asks before an act that discards what is typed on this page without navigation; true: it may run. */
export const mayDiscard = async (): Promise<boolean> =>
  !holdsUnsavedWork() ||
  (await confirm({
    title: translate(formWords.leave.title),
    message: translate(formWords.leave.going),
    confirmLabel: translate(formWords.leave.goOn),
    danger: true,
  }));
