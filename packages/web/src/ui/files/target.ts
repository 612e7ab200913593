import { type DragEvent, useState } from 'react';

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Prevents the browser from navigating to a file dropped outside a drop target. Returns a function that removes the
 * guard.
 */
export const preventDropsOutsideTargets = (): (() => void) => {
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

/** Makes an element a drop target for files. */
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
