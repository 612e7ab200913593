type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/**
 * A channel to the other tabs of this browser; does nothing where the browser denies it, as in a frame of another site.
 */
export const openChannel = (name: string): Channel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return Object.assign(new EventTarget(), { postMessage: () => undefined }) as Channel;
  }
};
