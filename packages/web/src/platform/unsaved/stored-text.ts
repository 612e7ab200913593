import { useCallback, useEffect, useRef, useState } from 'react';
import { workStore } from '../device/storage.ts';
import { dropLocalWork, keepLocalWork, LOCAL_WORK, openLocalWork, readLocalWork } from './local-work.ts';

/**
 * A short text under way, such as a comment, that survives a reload and a failed call. `name` tells whose it is and
 * where it belongs; `forget` once it is on the server.
 */
export const useStoredText = (name: string) => {
  const key = LOCAL_WORK + name;
  const [text, setText] = useState(() => readLocalWork(workStore, key) ?? '');
  const touched = useRef(false);
  useEffect(() => {
    let isUnmounted = false;
    // What was kept can be read once its key is there; what is typed until then stands.
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
        else keepLocalWork(workStore, key, next);
      } catch {
        // The storage is full: the text stands on the screen only.
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

/** The same read where it is not written: '' where nothing was kept. */
export const readStoredText = async (name: string): Promise<string> => {
  await openLocalWork();
  return readLocalWork(workStore, LOCAL_WORK + name) ?? '';
};

export const forgetStoredText = (name: string): void => dropLocalWork(workStore, LOCAL_WORK + name);
