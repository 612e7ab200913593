/** Keys of what people typed and did not save yet begin with this, whatever area they belong to. */
export const LOCAL_WORK = 'portal.work.';

/** Takes unsaved work off this machine: the next person at it shall not find it. */
export const forgetLocalWork = (store: Storage): void => {
  for (const key of Object.keys(store)) if (key.startsWith(LOCAL_WORK)) store.removeItem(key);
};
