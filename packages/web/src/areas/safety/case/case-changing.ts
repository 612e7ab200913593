import { useState } from 'react';
import { mayGiveUp } from '../../../ui/form/leave/give-up.ts';

/** A record whose form takes the place of its tabs: the record as it was when one began to change it. */
export const useChanging = <RecordKept>(record: RecordKept) => {
  const [changed, setChanged] = useState<RecordKept>();
  const begin = async (): Promise<void> => {
    if (await mayGiveUp()) setChanged(record);
  };
  return { changed, begin: () => void begin(), stop: () => setChanged(undefined) };
};
