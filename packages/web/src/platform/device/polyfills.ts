/**
 * A signal that is aborted with the first of several. Safari knows it since 17.4, Chrome since 116; the viewer of PDFs
 * needs it too.
 */
export const anySignal = (signals: Iterable<AbortSignal>): AbortSignal => {
  const combined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) combined.abort(signal.reason);
    else signal.addEventListener('abort', () => combined.abort(signal.reason), { once: true, signal: combined.signal });
  }
  return combined.signal;
};

/** Adds what the browsers lack that README names. Language features newer than ES2023 are errors of the type check. */
export const addPolyfills = (): void => {
  AbortSignal.any ??= anySignal;
};
