import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { deviceTime, now } from '../../../platform/device/clock.ts';
import { workStore } from '../../../platform/device/storage.ts';
import { focusField } from '../attention.ts';
import type { Form } from '../form-state.ts';
import {
  type Copying,
  copyKey,
  dropCopy,
  hasLocalCopy,
  holdCopy,
  type Keeping,
  type KeptCopy,
  keepCopy,
  listAbandonedCopies,
} from './local-copy.ts';

type Chosen = { names: readonly string[]; listeners: Set<() => void> };

const none: readonly string[] = [];
const chosenIn = new WeakMap<object, Chosen>();

const of = (form: object): Chosen => {
  const known = chosenIn.get(form) ?? { names: none, listeners: new Set() };
  chosenIn.set(form, known);
  return known;
};

/** The names of files that were chosen in a form and not sent yet: no copy can hold the files, so that it names them. */
export const chosenFiles = (form: object): readonly string[] => chosenIn.get(form)?.names ?? none;

/** These are chosen now. */
export const tellChosen = (form: object, names: readonly string[]): void => {
  const chosen = of(form);
  if (chosen.names.length === names.length && names.every((name, place) => name === chosen.names[place])) return;
  chosen.names = names;
  for (const listener of chosen.listeners) listener();
};

export const watchChosen = (form: object, listener: () => void): (() => void) => {
  const { listeners } = of(form);
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const TYPING_PAUSE_MS = 800;
const LONGEST_WAIT_MS = 5_000;

/** What was last done to keep what stands in a form, and when; `withoutFiles`: files were chosen, which no copy holds. */
export type LastKept = { at: string; as: Keeping; withoutFiles: boolean };

/** Writes a form's copy: after a pause in typing, every few seconds of typing without one, and when it is told to. */
const createKeeper = <Values extends FieldValues>(
  form: Form<Values>,
  key: string,
  version: RefObject<number | undefined>,
  copying: Copying<Values>,
) => {
  let timer: number | undefined;
  let unwrittenSince: number | undefined;
  let seen = form.current();
  let seenFiles = chosenFiles(form);
  let last: LastKept | undefined;
  const listeners = new Set<() => void>();
  const tellKept = (kept: LastKept | undefined): void => {
    last = kept;
    for (const listener of listeners) listener();
  };
  const settle = (): void => {
    window.clearTimeout(timer);
    unwrittenSince = undefined;
  };
  const keepNow = (): void => {
    settle();
    const at = now();
    const files = chosenFiles(form);
    const copy = { form: form.current(), version: version.current, chosenFiles: files };
    const as = keepCopy(workStore, key, copy, copying, at);
    // What waits for its key is not kept yet.
    const isKept = as === 'no-room' || hasLocalCopy(workStore, key);
    tellKept(isKept ? { at: at.toISOString(), as, withoutFiles: files.length > 0 } : undefined);
  };
  const forget = (): void => {
    settle();
    dropCopy(workStore, key);
    if (last !== undefined) tellKept(undefined);
  };
  const flush = (): void => {
    if (unwrittenSince !== undefined) keepNow();
  };
  const look = (): void => {
    if (!form.shown().dirty) forget();
    const files = chosenFiles(form);
    if (!form.shown().dirty || (form.current() === seen && files === seenFiles)) return;
    seen = form.current();
    seenFiles = files;
    unwrittenSince ??= deviceTime();
    window.clearTimeout(timer);
    const wait = Math.min(TYPING_PAUSE_MS, Math.max(0, unwrittenSince + LONGEST_WAIT_MS - deviceTime()));
    timer = window.setTimeout(flush, wait);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { look, flush, forget, keepNow, kept: { subscribe, last: () => last } };
};

export type Kept = ReturnType<typeof createKeeper>['kept'];

/** Whether and when what stands in the form was last kept on this machine; undefined where there is nothing to keep. */
export const useLastKept = ({ subscribe, last }: Kept): LastKept | undefined => useSyncExternalStore(subscribe, last);

type Given<Values> = Copying<Values> & {
  /** What is written, and by whom. */
  place: string;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
};

/**
 * Keeps a copy of the form while it holds changes, until it is saved or `abandon`ed, and offers those that were left
 * behind at its place and differ from what was loaded, one after the other. A copy brings the version it was written
 * against, so that what was saved since then is not written over unseen.
 */
export const useLocalCopy = <Values extends FieldValues>(
  form: Form<Values>,
  { place, version, isForm, bare }: Given<Values>,
) => {
  const key = useMemo(() => copyKey(place), [place]);
  const [offered, setOffered] = useState<readonly KeptCopy<Values>[]>([]);
  const copying = useRef({ isForm, bare });
  const keeper = useMemo(() => createKeeper(form, key, version, copying.current), [form, key, version]);
  useEffect(() => holdCopy(key), [key]);
  const before = useRef(keeper);
  useEffect(() => {
    // What was new has become a draft: its copy goes along, so that it is not offered to the next new one.
    if (before.current !== keeper) {
      before.current.forget();
      if (form.shown().dirty) keeper.keepNow();
      before.current = keeper;
    }
    const stop = form.subscribe(keeper.look);
    const stopFiles = watchChosen(form, keeper.look);
    const onHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      stop();
      stopFiles();
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.flush();
    };
  }, [form, keeper]);
  useEffect(() => {
    let isGone = false;
    void listAbandonedCopies(workStore, place, copying.current).then((copies) => {
      if (!isGone) setOffered(copies.filter((copy) => !form.isSame(copy.form, form.base())));
    });
    return () => {
      isGone = true;
    };
  }, [form, place]);
  const [copy] = offered;
  const drop = (): void => {
    if (copy) dropCopy(workStore, copy.key);
    setOffered(offered.slice(1));
    // The offer goes with the button that was pressed.
    if (offered.length === 1) focusField(form, form.definition.fields[0] ?? '');
  };
  const take = (): void => {
    if (copy === undefined) return;
    // What was begun when nothing was there is older than whatever is there now.
    version.current = copy.version ?? (version.current === undefined ? undefined : 0);
    form.restart(form.base(), copy.form);
    keeper.keepNow();
    drop();
  };
  /** Whether what stands in the form would be lost by taking the copy. */
  const replaces = (): boolean => form.shown().dirty;
  return { offered: copy, replaces, take, drop, abandon: keeper.forget, kept: keeper.kept };
};
