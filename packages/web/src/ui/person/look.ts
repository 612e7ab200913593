import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 200;

/** What people are looked for by. */
export type Looked = { departmentId: number | undefined; name: string };

export type Look = Looked & {
  typed: string;
  setTyped: (text: string) => void;
  /** Does not wait for the typing to pause. */
  lookNow: () => void;
  setDepartmentId: (id: number | undefined) => void;
};

/**
 * Where people are looked for: by a name in the whole company, once the typing pauses; without one in a department with
 * those below it, or everywhere. Going to a department takes the name away.
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
