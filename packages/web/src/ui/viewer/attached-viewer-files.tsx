import type { AttachedFile } from '@portal/contract/kernel';
import type { ReactNode } from 'react';
import type { FileAccess } from './access.ts';
import Panel from './attached-viewer-panel.tsx';
import { ShowContext } from './show.ts';
import { useShown } from './use-shown.ts';

type Props = FileAccess & {
  /** The record of the files; unique among the lists of the page. */
  of: string;
  files: readonly AttachedFile[];
  children: ReactNode;
};

/** A list of files that can be viewed next to the text, one after the other. */
export const ShownFiles = ({ of, files, open, save, children }: Props) => {
  const { fileId, show, close } = useShown(of);
  const at = files.findIndex(({ id }) => id === fileId);
  return (
    <ShowContext value={{ of, show, open }}>
      {children}
      {at >= 0 && <Panel {...{ of, files, at, open, save }} onShow={show} onClose={close} />}
    </ShowContext>
  );
};
