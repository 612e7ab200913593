import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { presetLimits } from '@portal/contract/approval';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { notifyFailure, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { messageOf } from '../../../ui/form/page/form-page.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './preset.module.css';
import type { Preset, PresetCalls } from './preset.queries.ts';
import { presetWords } from './preset.words.ts';

type LeftOutProps = { message: string; onClose: () => void };

/** Shows which people of a preset could not be added. */
export const LeftOutDialog = (props: LeftOutProps) => {
  const { t } = useTranslation();
  return <AlertDialog title={t(presetWords.leftOutTitle)} {...props} />;
};

type RowProps = {
  preset: Preset;
  busy: boolean;
  onUse: () => void;
  /** Answers why it could not be renamed; undefined: it was. */
  onRename: (name: string) => Promise<string | undefined>;
  onRemove: (button: HTMLElement) => void;
  /** The text next to its name. */
  children: ReactNode;
};

type RenamingProps = Pick<RowProps, 'preset' | 'onRename'> & { onEnd: () => void };

const Renaming = ({ preset, onRename, onEnd }: RenamingProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState(preset.name);
  const [refusal, setRefusal] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = name.trim() === preset.name ? undefined : await onRename(name);
    setRefusal(refused);
    if (refused === undefined) onEnd();
  };
  return (
    <form className={classes.renaming} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        autoFocus
        // Escape ends this, and the dialog stays.
        data-mantine-stop-propagation="true"
        aria-label={t(presetWords.newName, { name: preset.name })}
        maxLength={presetLimits.name}
        autoComplete="off"
        value={name}
        error={refusal}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
      />
      <Button type="submit" variant="default">
        {t(presetWords.keep)}
      </Button>
      <Button variant="subtle" color="gray" onClick={onEnd}>
        {t(uiWords.cancel)}
      </Button>
    </form>
  );
};

/** A stored preset: used, renamed in place, or deleted. */
const PresetRow = ({ preset, busy, onUse, onRename, onRemove, children }: RowProps) => {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const end = () => {
    setRenaming(false);
    window.setTimeout(() => pencil.current?.focus());
  };
  const { name } = preset;
  return (
    <li className={classes.row}>
      {isRenaming ? (
        <Renaming preset={preset} onRename={onRename} onEnd={end} />
      ) : (
        <div className={classes.head}>
          <b className={classes.name}>{name}</b>
          <Button size="xs" loading={busy} aria-label={t(presetWords.useOf, { name })} onClick={onUse}>
            {t(presetWords.use)}
          </Button>
          <ActionIcon
            ref={pencil}
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t(presetWords.renameOf, { name })}
            onClick={() => setRenaming(true)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t(presetWords.deleteOf, { name })}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {children}
    </li>
  );
};

/** The message of a refusal: that of the field, if it names one. */
export const refusalOf = (error: unknown): string =>
  isFailure(error) && error.errors.length > 0
    ? [...new Set(error.errors.map(({ message }) => message))].join(' ')
    : messageOf(error);

type Props<P extends Preset> = {
  kind: 'namedLine' | 'template';
  query: UseQueryOptions<P[], Error, P[], string[]>;
  calls: Pick<PresetCalls<never>, 'rename' | 'remove'>;
  /** A confirmation is open above the list, so Escape closes the confirmation only. */
  onAsking: (isAsking: boolean) => void;
  onUse: (preset: P) => Promise<void>;
  children: (preset: P) => ReactNode;
};

/** The stored presets of the user, by name. */
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
      focusNeighbour(button, list);
    } catch (refused) {
      notifyFailure(refused as Error);
    }
    await refresh();
  };
  // If the refetch fails the present list stays: one of its names may be being edited.
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
