/** The number of unread notifications, for displays other than the bell. */
let unread = 0;
const listeners = new Set<() => void>();

export const unreadCount = {
  get: (): number => unread,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put: (count: number): void => {
    if (unread === count) return;
    unread = count;
    for (const listener of listeners) listener();
  },
};
