type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The other tabs of this browser; there are none for a page to which they are denied, as in a frame of another site. */
export const openChannel = (name: string): Channel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return Object.assign(new EventTarget(), { postMessage: () => undefined }) as Channel;
  }
};
