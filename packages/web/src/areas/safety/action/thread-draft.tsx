import { actionLimits } from '@portal/contract/safety';
import { useState } from 'react';
import { knownConfig } from '../../../platform/config.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { changeFiles, type FileChange, type FileItem } from '../../../ui/files/drop-items.ts';
import { SelectableText } from '../../../ui/page/selectable-text.tsx';
import { useMe } from '../../identity/index.ts';
import type { ActionRef } from './action.queries.ts';
import { actionWords } from './action.words.ts';

/** The text being typed into the thread of an action, stored on this device. */
export const useThreadText = ({ family, id, mid }: ActionRef) => {
  const { employee } = useMe();
  return useStoredText(`thread.${family}.${id}.${mid}.${employee.id}`);
};

/** The text that was typed into a thread that has ended. */
export const UnsentText = ({ of }: { of: ActionRef }) => {
  const { t } = useTranslation();
  return <SelectableText label={t(actionWords.thread.box)} text={useThreadText(of).text} />;
};

const allOf = (items: readonly FileItem[], changeOf: (key: string) => FileChange): readonly FileItem[] =>
  items.reduce((now, { key }) => changeFiles(now, changeOf(key)), items);

/** The files of a message, with number and size limited by the contract. */
export const useChosenFiles = (
  there = 0,
  bound = { count: actionLimits.filesOfMessage as number, bytes: actionLimits.fileBytes as number },
) => {
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const most = bound.count - there;
  const change = (next: FileChange): void => {
    setTooMany(false);
    setItems((now) => changeFiles(now, next));
  };
  return {
    items,
    limits: {
      maxBytes: bound.bytes,
      blockedExtensions: knownConfig()?.upload.blockedExtensions ?? [],
    },
    /** Why some of the chosen files are missing. */
    refusal: tooMany ? translate(actionWords.thread.tooManyFiles, { count: bound.count }) : undefined,
    add: (files: readonly File[]): void => {
      const added = changeFiles(items, { kind: 'add', files });
      setItems(added.slice(0, most));
      setTooMany(added.length > most);
    },
    remove: (key: string): void => change({ kind: 'remove', key }),
    /** All files are sent in one call and share its progress. */
    progress: (share: number): void =>
      setItems((now) => allOf(now, (key) => ({ kind: 'progress', key, progress: share }))),
    wait: (): void => setItems((now) => allOf(now, (key) => ({ kind: 'waiting', key }))),
    clear: (): void => {
      setItems([]);
      setTooMany(false);
    },
  };
};

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
