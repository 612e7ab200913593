import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentForm, sameForm } from '../form.ts';
import { copyKey, dropCopy, holdCopy, type KeptCopy, keepCopy, listAbandonedCopies } from './local.ts';

const TYPING_PAUSE_MS = 800;
const LONGEST_WAIT_MS = 5_000;

type Kept = {
  form: DocumentForm;
  dirty: boolean;
  /** What stands in the form this instant, before it is drawn. */
  current: () => DocumentForm;
  version: RefObject<number | undefined>;
};

/**
 * Keeps a copy of the form while it holds changes: after a pause in typing, every few seconds of typing without one,
 * and before the page may go away. `forget` when it is saved or thrown away.
 */
export const useCopyKeeper = (place: string, { form, dirty, current, version }: Kept) => {
  const key = useMemo(() => copyKey(place), [place]);
  const drawn = useRef(form);
  const unwrittenSince = useRef<number>(undefined);
  const keepNow = useCallback(
    (now: DocumentForm) => keepCopy(localStorage, key, { form: now, version: version.current }, new Date()),
    [key, version],
  );
  const write = useCallback(() => {
    if (unwrittenSince.current !== undefined || current() !== drawn.current) keepNow(current());
    unwrittenSince.current = undefined;
  }, [current, keepNow]);
  const forget = useCallback(() => {
    unwrittenSince.current = undefined;
    drawn.current = current();
    dropCopy(localStorage, key);
  }, [current, key]);
  useEffect(() => holdCopy(key), [key]);
  useEffect(() => {
    drawn.current = form;
    if (!dirty) return forget();
    unwrittenSince.current ??= Date.now();
    const wait = Math.min(TYPING_PAUSE_MS, Math.max(0, unwrittenSince.current + LONGEST_WAIT_MS - Date.now()));
    const timer = window.setTimeout(write, wait);
    return () => window.clearTimeout(timer);
  }, [dirty, forget, form, write]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && write();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHidden);
      write();
    };
  }, [write]);
  return { forget, keepNow };
};

/** Copies that were left behind at this place and differ from what was loaded, one after the other. */
export const useOfferedCopy = (place: string, loaded: DocumentForm) => {
  const [offered, setOffered] = useState<readonly KeptCopy[]>([]);
  useEffect(() => {
    let isGone = false;
    void listAbandonedCopies(localStorage, place).then((copies) => {
      if (!isGone) setOffered(copies.filter(({ form }) => !sameForm(form, loaded)));
    });
    return () => {
      isGone = true;
    };
  }, [place, loaded]);
  const [copy] = offered;
  const settle = () => {
    if (copy) dropCopy(localStorage, copy.key);
    setOffered(offered.slice(1));
  };
  return { copy, settle };
};
