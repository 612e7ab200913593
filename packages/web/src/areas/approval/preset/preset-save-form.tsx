import { Button, Text, TextInput } from '@mantine/core';
import { presetLimits } from '@portal/contract/approval';
import { oneLine } from '@portal/contract/kernel';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import classes from './preset.module.css';
import type { Preset, PresetCalls } from './preset.queries.ts';
import { presetWords } from './preset.words.ts';
import { refusalOf } from './preset-list.tsx';

type Props<P extends Preset, Body> = {
  kind: 'namedLine' | 'template';
  query: UseQueryOptions<P[], Error, P[], string[]>;
  calls: Pick<PresetCalls<Body>, 'create' | 'replace'>;
  /** The contents that are stored under the name. */
  bodyOf: (name: string) => Body;
  onDone: () => void;
  onCancel: () => void;
  cancelLabel: string;
  children?: ReactNode;
};

/** Stores the contents of the form under a name; for a name in use the button says that it replaces the stored one. */
export const PresetSaveForm = <P extends Preset, Body>(props: Props<P, Body>) => {
  const { kind, query, calls, bodyOf, onDone, onCancel, cancelLabel, children } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(query);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const there = data.find((preset) => preset.name === oneLine(name));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const body = bodyOf(name);
      await (there ? calls.replace(there, body) : calls.create(body));
      notifySuccess(t(presetWords[kind].saved));
      onDone();
    } catch (refused) {
      setRefusal(refusalOf(refused));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
  };
  return (
    <form className={classes.saving} noValidate onSubmit={(event) => void submit(event)}>
      <Text size="sm">{t(presetWords[kind].saveHelp)}</Text>
      <TextInput
        data-autofocus
        autoFocus
        label={t(presetWords.name)}
        required
        maxLength={presetLimits.name}
        autoComplete="off"
        value={name}
        error={refusal}
        onChange={(event) => {
          setRefusal(undefined);
          setName(event.currentTarget.value);
        }}
      />
      {data.length > 0 && (
        <fieldset className={classes.names} aria-label={t(presetWords.names)}>
          {data.map((preset) => (
            <Button
              key={preset.id}
              size="compact-sm"
              variant={preset === there ? 'light' : 'default'}
              aria-pressed={preset === there}
              onClick={() => setName(preset.name)}
            >
              {preset.name}
            </Button>
          ))}
        </fieldset>
      )}
      {children}
      <Text size="sm" role="status">
        {there && t(presetWords.replaces)}
      </Text>
      <div className={classes.footer}>
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" loading={busy} disabled={oneLine(name) === ''}>
          {t(there ? presetWords.replace : presetWords.keep)}
        </Button>
      </div>
    </form>
  );
};
