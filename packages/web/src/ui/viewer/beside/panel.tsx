import { Modal, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { KeysContext } from '../keys-within.ts';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import type { FileAccess } from './access.ts';
import { AttachedContent } from './content.tsx';
import styles from './styles.module.css';
import { usePanelKeys } from './use-panel-keys.ts';
import { BESIDE } from './use-shown.ts';

type Props = FileAccess & {
  of: string;
  files: readonly AttachedFile[];
  at: number;
  onShow: (fileId: number) => void;
  onClose: () => void;
};

const Panel = ({ of, files, at, open, save, onShow, onClose }: Props) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const saving = useMutation({ mutationFn: save });
  const file = files[at];
  const step = (by: 1 | -1): void => {
    const next = files[at + by];
    if (next) onShow(next.id);
  };
  usePanelKeys(panel, { step, onClose });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const id = file?.id;
  // What had the focus goes with the file that was shown: the keys of the panel go on from here.
  useLayoutEffect(() => {
    if (id !== undefined && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [id]);
  if (!file) return null;
  const onDownload = (): void => {
    if (!saving.isPending) saving.mutate(file.id);
  };
  const total = files.length;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <header className={styles.header}>
        <h2 className={styles.name}>{file.name}</h2>
        <span className={styles.place} aria-hidden>{`${at + 1} / ${total}`}</span>
        <span className="visually-hidden" role="status">
          {t(viewerWords.attached.place, { at: at + 1, total, name: file.name })}
        </span>
        {total > 1 && (
          <>
            <Tool label={t(viewerWords.attached.previous)} shortcut="p" disabled={at === 0} onClick={() => step(-1)}>
              <IconChevronLeft size={18} aria-hidden />
            </Tool>
            <Tool label={t(viewerWords.attached.next)} shortcut="n" disabled={at === total - 1} onClick={() => step(1)}>
              <IconChevronRight size={18} aria-hidden />
            </Tool>
          </>
        )}
        <Tool label={t(viewerWords.download)} disabled={saving.isPending} onClick={onDownload}>
          <IconDownload size={18} aria-hidden />
        </Tool>
        <Tool label={t(viewerWords.attached.close)} shortcut="Escape" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </Tool>
      </header>
      <KeysContext value={panel}>
        <AttachedContent key={file.id} of={of} file={file} open={open} onDownload={onDownload} />
      </KeysContext>
    </div>
  );
};

/** An attached file beside the text, or over it, with the way to those before and after it. */
const AttachedPanel = (props: Props) => {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery(BESIDE, window.matchMedia(BESIDE).matches);
  const label = t(viewerWords.attached.label);
  if (hasRoom)
    return (
      <Portal>
        <aside className={styles.beside} data-beside aria-label={label}>
          <Panel {...props} />
        </aside>
      </Portal>
    );
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      onClose={props.onClose}
      classNames={{ body: styles.over ?? '' }}
      attributes={{ content: { 'aria-label': label } }}
    >
      <Panel {...props} />
    </Modal>
  );
};

export default AttachedPanel;
