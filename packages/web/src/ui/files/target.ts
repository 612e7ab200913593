import { type DragEvent, useState } from 'react';

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** A file dropped where nothing takes it would lead the page away. Answers what takes the guard away. */
export const guardAgainstStrayDrops = (): (() => void) => {
  const refuse = (event: globalThis.DragEvent): void => {
    if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
};

/** Makes an element take the files that are dropped on it. */
export const useFileTarget = (take: (files: File[]) => void) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent): void => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
};
