import { useCallback, useEffect, useRef, useState } from 'react';
import { PART_BYTES, type RangedFile } from '../../../platform/files/ranged-file.ts';
import { encodingOf } from './encoding.ts';

/** Each part is rendered on its own, and not at all while out of view. */
type Part = { from: number; text: string };
type Text = { parts: readonly Part[]; isComplete: boolean; failure: Error | undefined };

/** Reads a text part by part; a letter or line that is split between parts is joined. */
const createReading = (file: RangedFile) => {
  const decoder = new TextDecoder(encodingOf(file.first));
  let read = 0;
  let begun = '';
  return async (signal: AbortSignal): Promise<{ part: Part; isLast: boolean }> => {
    const from = read;
    const end = Math.min(read + PART_BYTES, file.length);
    const bytes = await file.read(read, end, signal);
    read = end;
    const isLast = end >= file.length;
    const text = begun + decoder.decode(bytes, { stream: !isLast });
    const lines = isLast ? text.length : text.lastIndexOf('\n') + 1 || text.length;
    begun = text.slice(lines);
    return { part: { from, text: text.slice(0, lines) }, isLast };
  };
};

/** A text as far as it was read, and `more` to read on. */
export const useText = (file: RangedFile): Text & { more: () => void } => {
  const [text, setText] = useState<Text>({ parts: [], isComplete: false, failure: undefined });
  const reading = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const next = createReading(file);
    let isReading = false;
    const read = async (): Promise<void> => {
      if (isReading || over.signal.aborted) return;
      isReading = true;
      try {
        const { part, isLast } = await next(over.signal);
        setText(({ parts }) => ({ parts: [...parts, part], isComplete: isLast, failure: undefined }));
      } catch (error) {
        if (over.signal.aborted) return;
        setText((before) => ({ ...before, failure: error instanceof Error ? error : new Error(String(error)) }));
      } finally {
        isReading = false;
      }
    };
    setText({ parts: [], isComplete: false, failure: undefined });
    reading.current = () => void read();
    reading.current();
    return () => over.abort();
  }, [file]);
  const more = useCallback(() => reading.current?.(), []);
  return { ...text, more };
};
