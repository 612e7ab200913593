import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 200;

/** The search for people. */
export type Looked = { departmentId: number | undefined; name: string };

export type Look = Looked & {
  typed: string;
  setTyped: (text: string) => void;
  /** Does not wait for the typing to pause. */
  lookNow: () => void;
  setDepartmentId: (id: number | undefined) => void;
};

/**
 * The state of a search for people: by a name in the whole company, after a pause in typing; without a name in a
 * department and those below it, or everywhere. Choosing a department clears the name.
 */
export const useLook = (startIn: number | undefined): Look => {
  const [browsed, setBrowsed] = useState(startIn);
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  const text = typed.trim();
  const [paused] = useDebouncedValue(text, PAUSE_MS);
  const name = text === '' || settled === text ? text : paused;
  return {
    departmentId: name === '' ? browsed : undefined,
    name,
    typed,
    setTyped,
    lookNow: () => setSettled(text),
    setDepartmentId: (id) => {
      setBrowsed(id);
      setTyped('');
    },
  };
};
