import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { RangedFile } from '../../../platform/files/ranged.ts';
import { openPdf } from './open.ts';

export type Opened = {
  pdf: PDFDocumentProxy | undefined;
  isDamaged: boolean;
  /** Asked for a password; `isWrong` after one that does not open it. */
  password: { answer: (password: string) => void; isWrong: boolean } | undefined;
  /** A part did not come. */
  failure: Error | undefined;
};

const nothing: Opened = { pdf: undefined, isDamaged: false, password: undefined, failure: undefined };

/** A PDF, opened for as long as it is looked at. */
export const useOpened = (file: RangedFile): Opened & { retry: () => void } => {
  const [opened, setOpened] = useState(nothing);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    const put = (change: Partial<Opened>): void => setOpened((before) => ({ ...before, ...change }));
    setOpened(nothing);
    const { retry, close } = openPdf(file, {
      onOpen: (pdf) => put({ pdf, password: undefined }),
      onDamaged: () => put({ isDamaged: true }),
      onPassword: (answer, isWrong) => put({ password: { answer, isWrong } }),
      onFailure: (failure) => put({ failure }),
    });
    again.current = retry;
    return close;
  }, [file]);
  const retry = (): void => {
    setOpened((before) => ({ ...before, failure: undefined }));
    again.current?.();
  };
  return { ...opened, retry };
};
