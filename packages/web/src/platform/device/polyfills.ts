/**
 * A signal that aborts with the first of several. Safari supports it since 17.4, Chrome since 116; the PDF viewer needs
 * it too.
 */
export const anySignal = (signals: Iterable<AbortSignal>): AbortSignal => {
  const combined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) combined.abort(signal.reason);
    else signal.addEventListener('abort', () => combined.abort(signal.reason), { once: true, signal: combined.signal });
  }
  return combined.signal;
};

/** Adds what the browsers named in README lack. Language features newer than ES2023 are errors of the type check. */
export const addPolyfills = (): void => {
  AbortSignal.any ??= anySignal;
};
