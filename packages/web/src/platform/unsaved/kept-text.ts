import { useCallback, useState } from 'react';
import { dropLocalWork, keepLocalWork, LOCAL_WORK, readLocalWork } from './local-work.ts';

/**
 * A short text under way, such as a comment, that survives a reload and a failed call. `name` tells whose it is and
 * where it belongs; `forget` once it is on the server.
 */
export const useKeptText = (name: string) => {
  const key = LOCAL_WORK + name;
  const [text, setText] = useState(() => readLocalWork(localStorage, key) ?? '');
  const change = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next === '') dropLocalWork(localStorage, key);
        else keepLocalWork(localStorage, key, next);
      } catch {
        // The storage is full: the text stands on the screen only.
      }
    },
    [key],
  );
  const forget = useCallback(() => dropLocalWork(localStorage, key), [key]);
  return { text, change, forget };
};
