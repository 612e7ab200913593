import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { deviceTime, now } from '../../../platform/device/clock.ts';
import { workStore } from '../../../platform/device/storage.ts';
import { dropStoredFiles, readStoredFiles, storeFiles } from '../../../platform/unsaved/stored-files.ts';
import { shownName } from '../../files/drop-limits.ts';
import { focusField } from '../attention.ts';
import type { Form } from '../form-state.ts';
import {
  type Copying,
  copyKey,
  dropCopy,
  hasLocalCopy,
  holdCopy,
  listAbandonedCopies,
  type StoredCopy,
  type StoreResult,
  storeCopy,
} from './local-copy.ts';

type Chosen = { names: readonly string[]; files: readonly File[]; listeners: Set<() => void> };

const none: readonly string[] = [];
const chosenIn = new WeakMap<object, Chosen>();

const of = (form: object): Chosen => {
  const known = chosenIn.get(form) ?? { names: none, files: [], listeners: new Set() };
  chosenIn.set(form, known);
  return known;
};

/** The names of files that were chosen in a form and not sent yet; another list only once other files are chosen. */
export const chosenFiles = (form: object): readonly string[] => chosenIn.get(form)?.names ?? none;

/** These are chosen now. */
export const noteChosenFiles = (form: object, files: readonly File[]): void => {
  const chosen = of(form);
  if (chosen.files.length === files.length && files.every((file, place) => file === chosen.files[place])) return;
  chosen.names = files.map(shownName);
  chosen.files = files;
  for (const listener of chosen.listeners) listener();
};

export const watchChosenFiles = (form: object, listener: () => void): (() => void) => {
  const { listeners } = of(form);
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const TYPING_PAUSE_MS = 800;
const LONGEST_WAIT_MS = 5_000;

/** The last attempt to store the form, and when; `withoutFiles`: chosen files are not stored with it. */
export type LastCopy = { at: string; as: StoreResult; withoutFiles: boolean };

/** Writes a form's copy: after a pause in typing, every few seconds of typing without one, and on request. */
const createCopier = <Values extends FieldValues>(
  form: Form<Values>,
  key: string,
  version: RefObject<number | undefined>,
  copying: Copying<Values>,
) => {
  let timer: number | undefined;
  let unwrittenSince: number | undefined;
  let seen = form.current();
  let seenFiles = chosenFiles(form);
  let last: LastCopy | undefined;
  const listeners = new Set<() => void>();
  /** The files that were stored last, and whether they are. */
  let stored = { names: none, isWhole: true };
  let storing = Promise.resolve();
  const report = (status: LastCopy | undefined): void => {
    last = status;
    for (const listener of listeners) listener();
  };
  const settle = (): void => {
    window.clearTimeout(timer);
    unwrittenSince = undefined;
  };
  const lacks = (files: readonly string[]): boolean => files.length > 0 && !(stored.names === files && stored.isWhole);
  /** One after the other, so that the last ones stay; what is no longer chosen is not stored. */
  const storeChosen = (names: readonly string[]): void => {
    if (stored.names === names) return;
    stored = { names, isWhole: false };
    storing = storing.then(async () => {
      if (stored.names !== names) return;
      const isWhole = names.length === 0 || (await storeFiles(key, of(form).files));
      if (names.length === 0) await dropStoredFiles(key);
      if (stored.names !== names) return;
      stored = { names, isWhole };
      if (last) report({ ...last, withoutFiles: lacks(names) });
    });
  };
  const storeNow = (): void => {
    settle();
    const at = now();
    const files = chosenFiles(form);
    const copy = { form: form.current(), version: version.current, chosenFiles: files };
    const as = storeCopy(workStore, key, copy, copying, at);
    // A copy that waits for its key is not stored yet.
    const isStored = as === 'no-room' || hasLocalCopy(workStore, key);
    report(isStored ? { at: at.toISOString(), as, withoutFiles: lacks(files) } : undefined);
    storeChosen(files);
  };
  const forget = (): void => {
    settle();
    dropCopy(workStore, key);
    storeChosen(none);
    if (last !== undefined) report(undefined);
  };
  const flush = (): void => {
    if (unwrittenSince !== undefined) storeNow();
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
  return { look, flush, forget, storeNow, status: { subscribe, last: () => last } };
};

export type CopyStatus = ReturnType<typeof createCopier>['status'];

/** Whether and when the form was last stored on this device; undefined if there is nothing to store. */
export const useLastCopy = ({ subscribe, last }: CopyStatus): LastCopy | undefined =>
  useSyncExternalStore(subscribe, last);

type Options<Values> = Copying<Values> & {
  /** What is written, and by whom. */
  place: string;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  /** Takes the files that were stored with a copy. */
  onFiles?: (files: readonly File[]) => void;
};

/** A copy with the files that were stored with it. */
type AvailableCopy<Values> = StoredCopy<Values> & { files: readonly File[] };

const withFiles = async <Values>(copy: StoredCopy<Values>): Promise<AvailableCopy<Values>> => ({
  ...copy,
  files: copy.chosenFiles.length > 0 ? await readStoredFiles(copy.key) : [],
});

/**
 * Stores a copy of the form while it has changes, until it is saved or `abandon`ed, and offers those that were left
 * behind at its place and differ from what was loaded, one after the other. A copy brings the version it was written
 * against, so that what was saved since then is not written over unseen.
 */
export const useLocalCopy = <Values extends FieldValues>(
  form: Form<Values>,
  { place, version, isForm, bare, onFiles }: Options<Values>,
) => {
  const key = useMemo(() => copyKey(place), [place]);
  const [available, setAvailable] = useState<readonly AvailableCopy<Values>[]>([]);
  const copying = useRef({ isForm, bare });
  const copier = useMemo(() => createCopier(form, key, version, copying.current), [form, key, version]);
  useEffect(() => holdCopy(key), [key]);
  const before = useRef(copier);
  useEffect(() => {
    // A new document has become a draft: its copy moves with it, so that it is not offered for the next new one.
    if (before.current !== copier) {
      before.current.forget();
      if (form.shown().dirty) copier.storeNow();
      before.current = copier;
    }
    const stop = form.subscribe(copier.look);
    const stopFiles = watchChosenFiles(form, copier.look);
    const onHidden = () => document.visibilityState === 'hidden' && copier.flush();
    window.addEventListener('pagehide', copier.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      stop();
      stopFiles();
      window.removeEventListener('pagehide', copier.flush);
      document.removeEventListener('visibilitychange', onHidden);
      copier.flush();
    };
  }, [form, copier]);
  useEffect(() => {
    let isUnmounted = false;
    const look = async (): Promise<void> => {
      const copies = await listAbandonedCopies(workStore, place, copying.current);
      const offers = await Promise.all(copies.filter((copy) => !form.isSame(copy.form, form.base())).map(withFiles));
      if (!isUnmounted) setAvailable(offers);
    };
    void look();
    return () => {
      isUnmounted = true;
    };
  }, [form, place]);
  const [copy] = available;
  const drop = (): void => {
    if (copy) {
      dropCopy(workStore, copy.key);
      if (copy.chosenFiles.length > 0) void dropStoredFiles(copy.key);
    }
    setAvailable(available.slice(1));
    // The offer goes with the button that was pressed.
    if (available.length === 1) focusField(form, form.definition.fields[0] ?? '');
  };
  const take = (): void => {
    if (copy === undefined) return;
    // A copy that began without a record is older than any record.
    version.current = copy.version ?? (version.current === undefined ? undefined : 0);
    form.restart(form.base(), copy.form);
    onFiles?.(copy.files);
    copier.storeNow();
    drop();
  };
  /** Whether the present text of the form would be lost by taking the copy. */
  const replaces = (): boolean => form.shown().dirty;
  return { available: copy, replaces, take, drop, abandon: copier.forget, status: copier.status };
};
