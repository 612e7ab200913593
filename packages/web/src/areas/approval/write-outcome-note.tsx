import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './write.module.css';
import { WriteDifferenceTable } from './write-difference-table.tsx';
import type { DocumentForm } from './write-form.ts';
import type { Outcome } from './write-outcome.ts';
import { focusField, formFields } from './write-problems.ts';

type Props = {
  outcome: Outcome;
  /** The document that may be changed elsewhere; none yet for a new one. */
  documentId: number | undefined;
  form: DocumentForm;
  onOverwrite: () => void;
  onSaveAsNew?: () => void;
};

type WayOutProps = { text: string; button: string; onChoose: () => void };

const WayOut = ({ text, button, onChoose }: WayOutProps) => (
  <>
    <Text mb="xs">{text}</Text>
    <Button variant="default" mb="xs" onClick={onChoose}>
      {button}
    </Button>
  </>
);

/** Names everything that is wrong, each with a way to its field; stays until the next attempt. */
export const WriteOutcomeNote = ({ outcome, documentId, form, onOverwrite, onSaveAsNew }: Props) => {
  const { t } = useTranslation();
  const { fields, messages, overtaken } = outcome;
  const wrong = formFields.flatMap((field) => (fields[field] ?? []).map((message) => ({ field, message })));
  if (wrong.length === 0 && messages.length === 0 && overtaken === undefined) return null;
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      styles={{ body: { minWidth: 0 } }}
      icon={<IconAlertTriangle aria-hidden />}
      title={t(overtaken === 'changed' ? 'approval.write.changedTitle' : 'approval.write.wrong')}
    >
      {overtaken === 'changed' && documentId !== undefined && (
        <WriteDifferenceTable documentId={documentId} mine={form} />
      )}
      {overtaken === 'changed' && (
        <WayOut text={t('approval.write.changed')} button={t('approval.write.overwrite')} onChoose={onOverwrite} />
      )}
      <ul className={classes.problems}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {wrong.map(({ field, message }) => (
          <li key={`${field}-${message}`}>
            <Anchor component="button" type="button" inherit onClick={() => focusField(field)}>
              {t(`approval.write.field.${field}`)}
            </Anchor>
            {`: ${message}`}
          </li>
        ))}
      </ul>
      {overtaken === 'gone' && onSaveAsNew && (
        <WayOut text={t('approval.write.gone')} button={t('approval.write.saveAsNew')} onChoose={onSaveAsNew} />
      )}
    </Alert>
  );
};
