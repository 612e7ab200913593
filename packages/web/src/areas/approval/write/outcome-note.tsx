import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WriteDifferenceTable } from './conflict/table.tsx';
import type { DocumentForm } from './form.ts';
import type { Outcome } from './outcome.ts';
import { focusField, formFields } from './problems.ts';
import classes from './styles.module.css';

type Props = {
  outcome: Outcome;
  /** The document that may be changed elsewhere; none yet for a new one. */
  documentId: number | undefined;
  form: DocumentForm;
  onOverwrite: () => void;
  onTakeStored: () => void;
  onSaveAsNew?: () => void;
};

type Way = { label: string; onChoose: () => void };

const WaysOut = ({ text, ways }: { text: string; ways: readonly Way[] }) => (
  <>
    <Text mb="xs">{text}</Text>
    <Group gap="xs" mb="xs">
      {ways.map(({ label, onChoose }) => (
        <Button key={label} variant="default" onClick={onChoose}>
          {label}
        </Button>
      ))}
    </Group>
  </>
);

/** Names everything that is wrong, each with a way to its field; stays until the next attempt. */
export const WriteOutcomeNote = (props: Props) => {
  const { outcome, documentId, form, onOverwrite, onTakeStored, onSaveAsNew } = props;
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
        <WaysOut
          text={t('approval.write.changed')}
          ways={[
            { label: t('approval.write.overwrite'), onChoose: onOverwrite },
            { label: t('approval.write.takeStored'), onChoose: onTakeStored },
          ]}
        />
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
        <WaysOut
          text={t('approval.write.gone')}
          ways={[{ label: t('approval.write.saveAsNew'), onChoose: onSaveAsNew }]}
        />
      )}
    </Alert>
  );
};
