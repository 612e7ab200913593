import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 200;

/** What people are looked for by. */
export type Looked = { departmentId: number | undefined; name: string };

export type Look = Looked & {
  typed: string;
  setTyped: (text: string) => void;
  setDepartmentId: (id: number | undefined) => void;
};

/** Where people are looked for, a department with those below it or everywhere, and by which name once the typing pauses. */
export const useLook = (startIn: number | undefined): Look => {
  const [departmentId, setDepartmentId] = useState(startIn);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  return { departmentId, setDepartmentId, typed, setTyped, name };
};
