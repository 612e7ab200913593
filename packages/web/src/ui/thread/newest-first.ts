import { startTransition, useEffect, useState } from 'react';

const FIRST = 40;

/** One reads the end of a thread first: it stands at once, and what is older follows without holding anything up. */
export const useNewestFirst = <Message>(messages: readonly Message[]): readonly Message[] => {
  const [whole, setWhole] = useState(messages.length <= FIRST);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole ? messages : messages.slice(-FIRST);
};
