import { keysOf, type Store } from '../../../platform/device/storage.ts';
import {
  dropLocalWork,
  LOCAL_WORK,
  openLocalWork,
  readLocalWork,
  storeLocalWork,
} from '../../../platform/unsaved/local-work.ts';

/** The values of a form when it was last typed into; stored on this device until it is saved or discarded. */
export type LocalCopy<Values> = {
  savedAt: string;
  form: Values;
  /** The version of the record that it was written against; none where there was no record yet. */
  version: number | undefined;
  withoutPictures: boolean;
  /** The names of files that were chosen then: they are not in it, and have to be chosen again. */
  chosenFiles: readonly string[];
};
export type StoredCopy<Values> = LocalCopy<Values> & { key: string };

/** How copies of a kind of form are stored. */
export type Copying<Values> = {
  /** Whether what was found is such a form: an older version of the product may have stored another. */
  isForm: (found: unknown) => found is Values;
  /** The form without what takes much room. */
  bare: (form: Values) => Values;
};

const FORMAT = 2;

/** What is written, and by whom: `new-1` a new one of kind 1, `12` a draft. Several tabs may write at one place. */
export const placeOf = (area: string, employeeId: number, what: string): string =>
  `${LOCAL_WORK}${area}.${employeeId}.${what}`;

/** The copy of one open form. */
export const copyKey = (place: string): string => `${place}.${crypto.randomUUID()}`;

export const readCopy = <Values>(
  store: Store,
  key: string,
  { isForm }: Pick<Copying<Values>, 'isForm'>,
): StoredCopy<Values> | undefined => {
  try {
    const copy: unknown = JSON.parse(readLocalWork(store, key) ?? 'null');
    if (typeof copy !== 'object' || copy === null || !('format' in copy) || copy.format !== FORMAT) return undefined;
    // Copies of an older portal name no files.
    const { savedAt, form, version, withoutPictures, chosenFiles = [] } = copy as unknown as LocalCopy<unknown>;
    return isForm(form) ? { key, savedAt, form, version, withoutPictures, chosenFiles } : undefined;
  } catch {
    return undefined;
  }
};

/** What became of a copy: the storage of a device may be full, and a private window may have none. */
export type StoreResult = 'whole' | 'without-pictures' | 'no-room';

/** Stores a copy. Storage holds about five million characters: where pictures do not fit, the text is stored without them. */
export const storeCopy = <Values>(
  store: Store,
  key: string,
  {
    form,
    version,
    chosenFiles = [],
  }: Pick<LocalCopy<Values>, 'form' | 'version'> & Partial<Pick<LocalCopy<Values>, 'chosenFiles'>>,
  { bare }: Pick<Copying<Values>, 'bare'>,
  now: Date,
): StoreResult => {
  const write = (kept: Values, withoutPictures: boolean) =>
    storeLocalWork(
      store,
      key,
      JSON.stringify({ format: FORMAT, savedAt: now.toISOString(), form: kept, version, withoutPictures, chosenFiles }),
    );
  try {
    write(form, false);
    return 'whole';
  } catch {
    try {
      write(bare(form), true);
      return 'without-pictures';
    } catch {
      // The form works all the same, only without the copy.
      return 'no-room';
    }
  }
};

export const dropCopy = dropLocalWork;

/** Whether a copy has come into the storage. */
export const hasLocalCopy = (store: Store, key: string): boolean => store.getItem(key) !== null;

/** The copies of a place, the newest first; those in `held` belong to forms that are open somewhere. */
export const listCopies = <Values>(
  store: Store,
  place: string,
  copying: Pick<Copying<Values>, 'isForm'>,
  held: ReadonlySet<string> = new Set(),
): StoredCopy<Values>[] =>
  keysOf(store)
    .filter((key) => key.startsWith(`${place}.`) && !held.has(key))
    .flatMap((key) => readCopy(store, key, copying) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Holds the copy of an open form until released, so that no other tab offers it. Without https there are no locks. */
export const holdCopy = (key: string): (() => void) => {
  let release = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A page that is denied its storage is denied locks too.
  void navigator.locks?.request(key, () => open).catch(() => undefined);
  return release;
};

/** Copies of a place whose form is no longer open: the tab was closed, or the machine stopped. */
export const listAbandonedCopies = async <Values>(
  store: Store,
  place: string,
  copying: Pick<Copying<Values>, 'isForm'>,
): Promise<StoredCopy<Values>[]> => {
  await openLocalWork();
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return listCopies(store, place, copying, new Set(held.flatMap(({ name }) => name ?? [])));
};
