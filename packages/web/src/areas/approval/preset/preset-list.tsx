import { Skeleton } from '@mantine/core';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { focusBeside } from '../../../ui/dialog/focus-beside.ts';
import { notifyFailure, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { messageOf } from '../../../ui/form/page/attempts.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import classes from './preset.module.css';
import type { Preset, PresetCalls } from './preset.queries.ts';
import { presetWords } from './preset.words.ts';
import { PresetRow } from './preset-row.tsx';

/** What a refusal tells: of a field its own sentence. */
export const refusalOf = (error: unknown): string =>
  isFailure(error) && error.errors.length > 0
    ? [...new Set(error.errors.map(({ message }) => message))].join(' ')
    : messageOf(error);

type Props<P extends Preset> = {
  kind: 'namedLine' | 'template';
  query: UseQueryOptions<P[], Error, P[], string[]>;
  calls: Pick<PresetCalls<never>, 'rename' | 'remove'>;
  /** A question stands over the list: Escape answers that one. */
  onAsking: (isAsking: boolean) => void;
  onUse: (preset: P) => Promise<void>;
  children: (preset: P) => ReactNode;
};

/** What somebody kept, by name. */
export const PresetList = <P extends Preset>({ kind, query, calls, onAsking, onUse, children }: Props<P>) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<number>();
  const { data, error, refetch } = useQuery(query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const use = async (preset: P): Promise<void> => {
    setBusyId(preset.id);
    onAsking(true);
    await onUse(preset).catch(notifyFailure);
    onAsking(false);
    setBusyId(undefined);
  };
  const rename = async (preset: P, name: string): Promise<string | undefined> => {
    try {
      await calls.rename(preset, name);
    } catch (refused) {
      void refresh();
      return refusalOf(refused);
    }
    await refresh();
    return undefined;
  };
  const remove = async (preset: P, button: HTMLElement): Promise<void> => {
    const { name } = preset;
    const title = t(presetWords.deleteTitle);
    onAsking(true);
    const isSure = await confirm({
      title,
      message: t(presetWords.deleteMessage, { name }),
      confirmLabel: title,
      danger: true,
    });
    onAsking(false);
    if (!isSure) return;
    const list = button.closest('ul');
    try {
      await calls.remove(preset);
      notifySuccess(t(presetWords[kind].deleted));
      focusBeside(button, list);
    } catch (refused) {
      notifyFailure(refused as Error);
    }
    await refresh();
  };
  // What cannot be read anew stands as it was: somebody may be giving one of them another name.
  if (data === undefined)
    return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  if (data.length === 0) return <EmptyState message={t(presetWords[kind].none)} hint={t(presetWords[kind].noneHint)} />;
  return (
    <ul className={classes.list} tabIndex={-1} aria-label={t(presetWords[kind].list)}>
      {data.map((preset) => (
        <PresetRow
          key={preset.id}
          preset={preset}
          busy={busyId === preset.id}
          onUse={() => void use(preset)}
          onRename={(name) => rename(preset, name)}
          onRemove={(button) => void remove(preset, button)}
        >
          {children(preset)}
        </PresetRow>
      ))}
    </ul>
  );
};
