import { LOCAL_WORK } from '../../platform/local-work.ts';
import type { DocumentForm } from './write-form.ts';

/** What stood in the form when it was last typed into; kept on this machine until it is saved or thrown away. */
export type LocalCopy = { savedAt: string; form: DocumentForm; withoutPictures: boolean };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORMAT = 1;

/** One copy a person and document; a new document counts by its category. */
export const copyKey = (employeeId: number, place: string): string => `${LOCAL_WORK}approval.${employeeId}.${place}`;

const isForm = (value: unknown): value is DocumentForm => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, lines } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof content === 'string' && Array.isArray(lines);
};

export const readCopy = (store: Store, key: string): LocalCopy | undefined => {
  try {
    const copy: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (typeof copy !== 'object' || copy === null || !('format' in copy) || copy.format !== FORMAT) return undefined;
    const { savedAt, form, withoutPictures } = copy as unknown as LocalCopy;
    return isForm(form) ? { savedAt, form, withoutPictures } : undefined;
  } catch {
    return undefined;
  }
};

const withoutPictures = (html: string): string => html.replace(/<img\b[^>]*>/gi, '');

/** Keeps a copy. Storage holds about five million characters: where pictures do not fit, the text is kept without them. */
export const keepCopy = (store: Store, key: string, form: DocumentForm, now: Date): void => {
  const write = (kept: DocumentForm, bare: boolean) =>
    store.setItem(
      key,
      JSON.stringify({ format: FORMAT, savedAt: now.toISOString(), form: kept, withoutPictures: bare }),
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

export const dropCopy = (store: Store, key: string): void => {
  try {
    store.removeItem(key);
  } catch {
    // As above.
  }
};
