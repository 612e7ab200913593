import { useRef, useState } from 'react';
import { changeFiles, type FileChange, type FileItem } from '../../../ui/files/drop-items.ts';

/** The one file of an upload, on its way or not. */
export const useChosenFile = () => {
  const [item, setItem] = useState<FileItem>();
  const latest = useRef(item);
  const controller = useRef<AbortController>(undefined);
  const put = (next: FileItem | undefined): void => {
    latest.current = next;
    setItem(next);
  };
  return {
    item,
    current: () => latest.current,
    choose: (file: File | undefined): void => put(file && changeFiles([], { kind: 'add', files: [file] })[0]),
    /** Its progress; undefined once another file was chosen. */
    change: (change: FileChange): void => put(latest.current && changeFiles([latest.current], change)[0]),
    begin: (): AbortSignal => {
      controller.current = new AbortController();
      return controller.current.signal;
    },
    cancel: (): void => controller.current?.abort(),
  };
};

export type ChosenFile = ReturnType<typeof useChosenFile>;
