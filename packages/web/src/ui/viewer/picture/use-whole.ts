import { useCallback, useEffect, useRef, useState } from 'react';
import { PART_BYTES, type RangedFile } from '../../../platform/files/ranged.ts';

/** The parts of a picture are not looked at one by one, so they may be large. */
const AT_ONCE = 16 * PART_BYTES;

const wholeOf = async (file: RangedFile, signal: AbortSignal): Promise<Blob> => {
  const parts = [file.first];
  for (let begin = file.first.length; begin < file.length; begin += AT_ONCE)
    parts.push(await file.read(begin, Math.min(begin + AT_ONCE, file.length), signal));
  return new Blob(parts, { type: file.contentType });
};

/** All of a file, and `retry` to read what did not come. */
export const useWhole = (file: RangedFile) => {
  const [content, setContent] = useState<Blob>();
  const [failure, setFailure] = useState<Error>();
  const reading = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const over = new AbortController();
    reading.current = () => {
      setFailure(undefined);
      wholeOf(file, over.signal).then(setContent, (error: unknown) => {
        if (!over.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)));
      });
    };
    reading.current();
    return () => over.abort();
  }, [file]);
  return { content, failure, retry: useCallback(() => reading.current?.(), []) };
};
