import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reader } from '../reader.ts';

/** While somebody types, the document is not searched for each letter. */
const TYPED_AFTER_MS = 250;

/** The words looked for: those the document was opened with, each for itself, until somebody types a text of their own. */
export const useFind = (reader: Reader | undefined, words: readonly string[]) => {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words.join(' '));
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(words.length > 0);
  useEffect(() => {
    if (typed === undefined || !reader) return;
    const timer = window.setTimeout(() => reader.find([typed]), TYPED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [reader, typed]);
  const type = (value: string): void => {
    setText(value);
    setTyped(value);
  };
  return {
    field,
    text,
    type,
    isOpen,
    clear: () => {
      type('');
      setOpen(false);
    },
    open: () => {
      // It takes the focus only where it is seen.
      flushSync(() => setOpen(true));
      field.current?.focus();
      field.current?.select();
    },
  };
};
