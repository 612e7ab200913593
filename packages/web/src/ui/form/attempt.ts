import { useRef, useState } from 'react';

/** One attempt at a time: what is begun while another runs is not. `busy` says what is under way. */
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

/** The same key for the same body, so that a repeated request makes nothing twice. */
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
