import { ActionIcon, Button, TextInput } from '@mantine/core';
import { presetLimits } from '@portal/contract/approval';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './preset.module.css';
import type { Preset } from './preset.queries.ts';
import { presetWords } from './preset.words.ts';

type Props = {
  preset: Preset;
  busy: boolean;
  onUse: () => void;
  /** Answers why it could not be renamed; undefined: it was. */
  onRename: (name: string) => Promise<string | undefined>;
  onRemove: (button: HTMLElement) => void;
  /** What is told of it besides its name. */
  children: ReactNode;
};

type RenamingProps = Pick<Props, 'preset' | 'onRename'> & { onEnd: () => void };

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

/** One that was kept: used, renamed where it stands, or deleted. */
export const PresetRow = ({ preset, busy, onUse, onRename, onRemove, children }: Props) => {
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
