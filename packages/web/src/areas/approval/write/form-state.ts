import { type RefObject, useCallback, useRef, useState } from 'react';
import { useCopyKeeper, useOfferedCopy } from './copy/keeper.ts';
import type { LocalCopy } from './copy/local.ts';
import { type DocumentForm, sameForm } from './form.ts';

export type FormState = {
  form: DocumentForm;
  /** Counts up when the whole form was replaced: the editor starts again. */
  round: number;
  dirty: boolean;
  /** What is in the form this instant, for code that runs later than the render. */
  current: () => DocumentForm;
  patch: (change: Partial<DocumentForm> | ((form: DocumentForm) => DocumentForm)) => void;
  /** What stands in the form is on the server. */
  saved: (form: DocumentForm) => void;
  /** Another version takes the place of what stands in the form, of which no copy stays behind. */
  replace: (stored: DocumentForm) => void;
  /** The person leaves without saving: no copy stays behind. */
  abandon: () => void;
  /** An earlier copy of this machine that differs from what was loaded. */
  offered: LocalCopy | undefined;
  takeOffered: () => void;
  dropOffered: () => void;
};

/**
 * The form, whether it was changed, and its copy on this machine (kept as one types, offered again after a crash).
 * `version` is that of the document the form is written against; a copy brings its own, so that what was saved since
 * then is not written over unseen.
 */
export const useFormState = (
  initial: DocumentForm,
  place: string,
  version: RefObject<number | undefined>,
): FormState => {
  const [form, setForm] = useState(initial);
  const [base, setBase] = useState(initial);
  const [round, setRound] = useState(0);
  const latest = useRef(form);
  const dirty = !sameForm(form, base);
  const current = useCallback(() => latest.current, []);
  const { forget, keepNow } = useCopyKeeper(place, { form, dirty, current, version });
  const { copy, settle } = useOfferedCopy(place, initial);
  const set = useCallback((next: DocumentForm) => {
    latest.current = next;
    setForm(next);
  }, []);
  const patch = useCallback<FormState['patch']>(
    (change) => set(typeof change === 'function' ? change(latest.current) : { ...latest.current, ...change }),
    [set],
  );
  return {
    form,
    round,
    dirty,
    patch,
    current,
    saved: (stored) => {
      setBase(stored);
      forget();
    },
    replace: (stored) => {
      set(stored);
      setBase(stored);
      setRound(round + 1);
      forget();
    },
    abandon: forget,
    offered: copy,
    takeOffered: () => {
      if (copy === undefined) return;
      version.current = copy.version ?? version.current;
      keepNow(copy.form);
      set(copy.form);
      setRound(round + 1);
      settle();
    },
    dropOffered: settle,
  };
};
