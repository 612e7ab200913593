import { useCallback, useEffect, useRef, useState } from 'react';
import { workStore } from '../device/storage.ts';
import { dropLocalWork, LOCAL_WORK, openLocalWork, readLocalWork, storeLocalWork } from './local-work.ts';

/**
 * State for a short text, such as a comment, that survives a reload and a failed call. `name` identifies user and
 * place; `forget` deletes it once it is on the server.
 */
export const useStoredText = (name: string) => {
  const key = LOCAL_WORK + name;
  const [text, setText] = useState(() => readLocalWork(workStore, key) ?? '');
  const touched = useRef(false);
  useEffect(() => {
    let isUnmounted = false;
    // The stored text can be read once its key has arrived; text typed until then is not replaced.
    void openLocalWork().then(() => {
      if (!isUnmounted && !touched.current) setText(readLocalWork(workStore, key) ?? '');
    });
    return () => {
      isUnmounted = true;
    };
  }, [key]);
  const change = useCallback(
    (next: string) => {
      touched.current = true;
      setText(next);
      try {
        if (next === '') dropLocalWork(workStore, key);
        else storeLocalWork(workStore, key, next);
      } catch {
        // The storage is full: the text is only on the screen.
      }
    },
    [key],
  );
  const forget = useCallback(() => {
    touched.current = true;
    dropLocalWork(workStore, key);
  }, [key]);
  return { text, change, forget };
};

/** Reads a stored text elsewhere than where it is written; '' if there is none. */
export const readStoredText = async (name: string): Promise<string> => {
  await openLocalWork();
  return readLocalWork(workStore, LOCAL_WORK + name) ?? '';
};

export const forgetStoredText = (name: string): void => dropLocalWork(workStore, LOCAL_WORK + name);
