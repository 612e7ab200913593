import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentForm, sameForm } from './write-form.ts';
import { dropCopy, keepCopy, type LocalCopy, readCopy } from './write-local-copy.ts';

const TYPING_PAUSE_MS = 800;

const offeredCopy = (key: string, form: DocumentForm): LocalCopy | undefined => {
  const copy = readCopy(localStorage, key);
  return copy && !sameForm(copy.form, form) ? copy : undefined;
};

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
  /** An earlier copy of this machine that differs from what was loaded. */
  copy: LocalCopy | undefined;
  takeCopy: () => void;
  dropCopy: () => void;
};

/** The form, whether it was changed, and its copy on this machine (kept as one types, offered again after a crash). */
export const useFormState = (initial: DocumentForm, copyKey: string): FormState => {
  const [form, setForm] = useState(initial);
  const [base, setBase] = useState(initial);
  const [round, setRound] = useState(0);
  const [copy, setCopy] = useState(() => offeredCopy(copyKey, initial));
  const latest = useRef(form);
  const dirty = !sameForm(form, base);
  const set = useCallback((next: DocumentForm) => {
    latest.current = next;
    setForm(next);
  }, []);
  const patch = useCallback<FormState['patch']>(
    (change) => set(typeof change === 'function' ? change(latest.current) : { ...latest.current, ...change }),
    [set],
  );
  useEffect(() => {
    if (!dirty) return;
    const timer = window.setTimeout(() => keepCopy(localStorage, copyKey, form, new Date()), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [copyKey, dirty, form]);
  const drop = useCallback(() => {
    dropCopy(localStorage, copyKey);
    setCopy(undefined);
  }, [copyKey]);
  return {
    form,
    round,
    dirty,
    copy,
    patch,
    current: () => latest.current,
    saved: (stored) => {
      setBase(stored);
      drop();
    },
    takeCopy: () => {
      if (copy) set(copy.form);
      setRound(round + 1);
      setCopy(undefined);
    },
    dropCopy: drop,
  };
};
