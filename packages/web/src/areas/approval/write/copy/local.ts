import { dropLocalWork, keepLocalWork, LOCAL_WORK, readLocalWork } from '../../../../platform/local-work.ts';
import type { DocumentForm } from '../form.ts';

/** What stood in the form when it was last typed into; kept on this machine until it is saved or thrown away. */
export type LocalCopy = {
  savedAt: string;
  form: DocumentForm;
  /** The version of the document that it was written against; none where there was no document yet. */
  version: number | undefined;
  withoutPictures: boolean;
};
export type KeptCopy = LocalCopy & { key: string };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORMAT = 2;

/** What is written, and by whom: `new-1` a new document of category 1, `12` a draft. Several tabs may write at one place. */
export const placeOf = (employeeId: number, what: string): string => `${LOCAL_WORK}approval.${employeeId}.${what}`;

/** The copy of one open form. */
export const copyKey = (place: string): string => `${place}.${crypto.randomUUID()}`;

const isForm = (value: unknown): value is DocumentForm => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, lines } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof content === 'string' && Array.isArray(lines);
};

export const readCopy = (store: Store, key: string): KeptCopy | undefined => {
  try {
    const copy: unknown = JSON.parse(readLocalWork(store, key) ?? 'null');
    if (typeof copy !== 'object' || copy === null || !('format' in copy) || copy.format !== FORMAT) return undefined;
    const { savedAt, form, version, withoutPictures } = copy as unknown as LocalCopy;
    return isForm(form) ? { key, savedAt, form, version, withoutPictures } : undefined;
  } catch {
    return undefined;
  }
};

const withoutPictures = (html: string): string => html.replace(/<img\b[^>]*>/gi, '');

/** Keeps a copy. Storage holds about five million characters: where pictures do not fit, the text is kept without them. */
export const keepCopy = (
  store: Store,
  key: string,
  { form, version }: Pick<LocalCopy, 'form' | 'version'>,
  now: Date,
): void => {
  const write = (kept: DocumentForm, bare: boolean) =>
    keepLocalWork(
      store,
      key,
      JSON.stringify({ format: FORMAT, savedAt: now.toISOString(), form: kept, version, withoutPictures: bare }),
    );
  try {
    write(form, false);
  } catch {
    try {
      write({ ...form, content: withoutPictures(form.content) }, true);
    } catch {
      // A private window without storage: the form works, only without the copy.
    }
  }
};

export const dropCopy = dropLocalWork;

/** The copies of a place, the newest first; those in `held` belong to forms that are open somewhere. */
export const listCopies = (store: Storage, place: string, held: ReadonlySet<string> = new Set()): KeptCopy[] =>
  Object.keys(store)
    .filter((key) => key.startsWith(`${place}.`) && !held.has(key))
    .flatMap((key) => readCopy(store, key) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Holds the copy of an open form until released, so that no other tab offers it. Without https there are no locks. */
export const holdCopy = (key: string): (() => void) => {
  let release = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(key, () => open);
  return release;
};

/** Copies of a place whose form is gone: the tab was closed, or the machine went down. */
export const listAbandonedCopies = async (store: Storage, place: string): Promise<KeptCopy[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return listCopies(store, place, new Set(held.flatMap(({ name }) => name ?? [])));
};
