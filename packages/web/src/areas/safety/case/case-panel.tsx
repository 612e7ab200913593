import { Alert, Button, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { CopyOffer } from '../../../ui/form/copy/local-copy-notes.tsx';
import { differencesOf, type WordsOf } from '../../../ui/form/differences.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { useDirty } from '../../../ui/form/form-state.ts';
import { RecordPanel } from '../../../ui/form/record/record-form-panel.tsx';
import { TextFact } from './case-facts.tsx';
import type { CopiedForm } from './case-form.ts';
import { casePageWords } from './case-page.words.ts';
import { type Refusal, useMarkUnsaved } from './case-unsaved.tsx';

const Discard = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation();
  const discard = async (): Promise<void> => {
    const label = t(casePageWords.unsaved.discard);
    if (await confirm({ title: label, message: t(casePageWords.unsaved.sure), confirmLabel: label, danger: true }))
      onDiscard();
  };
  return (
    <Button mt="xs" variant="default" onClick={() => void discard()}>
      {t(casePageWords.unsaved.discard)}
    </Button>
  );
};

/** A form that can no longer be saved: the reason, and a button to discard it. */
const Ended = ({ refusal, onDiscard }: { refusal: Refusal; onDiscard: () => void }) => {
  const { t } = useTranslation();
  const isStatus = refusal === 'wrong-status';
  return (
    <Notice title={t(isStatus ? casePageWords.unsaved.ended : casePageWords.unsaved.refused)}>
      {!isStatus && <Text>{problemMessage(refusal)}</Text>}
      <Text>{t(casePageWords.unsaved.stays)}</Text>
      <Discard onDiscard={onDiscard} />
    </Notice>
  );
};

type LeftProps<Values extends FieldValues> = { saving: CopiedForm<Values>; wordsOf: WordsOf<Values> };

/** Text from this device that can no longer be saved, to be read and copied. */
const LeftWords = <Values extends FieldValues>({ saving: { form, copy }, wordsOf }: LeftProps<Values>) => {
  const { t } = useTranslation();
  if (copy.available === undefined) return null;
  const typed = differencesOf(copy.available.form, form.base(), form.definition, wordsOf);
  if (typed.length === 0) return null;
  return (
    <Alert color="brand" role="status" mb="md" icon={<IconHistory aria-hidden />} title={t(casePageWords.unsaved.left)}>
      <Text>{t(casePageWords.unsaved.leftSince, { at: instantText(copy.available.savedAt) })}</Text>
      {typed.map(({ key, label, mine }) => (
        <TextFact key={key} label={label} text={String(mine || t(formWords.nothing))} />
      ))}
      <Discard onDiscard={copy.drop} />
    </Alert>
  );
};

type Props<Values extends FieldValues> = {
  saving: CopiedForm<Values>;
  refusal: Refusal | undefined;
  label: string;
  confirmLabel?: string;
  wordsOf: WordsOf<Values>;
  /** Shown next to the button while the act may be done. */
  extra?: ReactNode;
  /** Shown once nothing can be saved, where nothing was typed. */
  reading: ReactNode;
  children: ReactNode;
};

/**
 * A form in a tab of a case. Typed text stays, even if the case changes meanwhile; text from this device is shown
 * again, with a notice if it can no longer be saved.
 */
export const CasePanel = <Values extends FieldValues>(props: Props<Values>) => {
  const { refusal, extra, reading, children, ...panel } = props;
  const { saving, wordsOf } = panel;
  const { form, busy, copy } = saving;
  const dirty = useDirty(form);
  useMarkUnsaved(dirty);
  // The save itself may change the status.
  const ended = busy ? undefined : refusal;
  const discard = (): void => {
    saving.takeStored();
    form.restart(form.base());
  };
  if (ended === undefined)
    return (
      <>
        <CopyOffer copy={copy} />
        <RecordPanel {...panel} extra={extra}>
          {children}
        </RecordPanel>
      </>
    );
  return (
    <>
      <LeftWords saving={saving} wordsOf={wordsOf} />
      {dirty ? (
        <RecordPanel {...panel} ended={<Ended refusal={ended} onDiscard={discard} />}>
          {children}
        </RecordPanel>
      ) : (
        reading
      )}
    </>
  );
};
