import { useRef, useState } from 'react';

/** Runs one attempt at a time and ignores others meanwhile. `busy` is the kind of the running one. */
export const useAttempts = <Kind extends string>() => {
  const running = useRef(false);
  const [busy, setBusy] = useState<Kind>();
  const attempt = async (work: (start: (kind: Kind) => void) => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work(setBusy);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  return { busy, attempt };
};

/** The same key for the same body, so that a repeated request has no second effect. */
export const useIdempotencyKey = () => {
  const last = useRef({ text: '', key: '' });
  const keyOf = (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
  const renewKey = (): void => {
    last.current = { text: '', key: '' };
  };
  return { keyOf, renewKey };
};
