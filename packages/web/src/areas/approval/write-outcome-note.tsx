import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from './write-outcome.ts';
import { focusField, formFields } from './write-problems.ts';

type Props = { outcome: Outcome; onOverwrite: (() => void) | undefined };

/** Names everything that is wrong, each with a way to its field; stays until the next attempt. */
export const WriteOutcomeNote = ({ outcome, onOverwrite }: Props) => {
  const { t } = useTranslation();
  const { fields, messages, changedMeanwhile } = outcome;
  const wrong = formFields.flatMap((field) => (fields[field] ?? []).map((message) => ({ field, message })));
  if (wrong.length === 0 && messages.length === 0 && !changedMeanwhile) return null;
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(changedMeanwhile ? 'approval.write.changedTitle' : 'approval.write.wrong')}
    >
      {changedMeanwhile && (
        <>
          <Text mb="xs">{t('approval.write.changed')}</Text>
          {onOverwrite && (
            <Button variant="default" onClick={onOverwrite}>
              {t('approval.write.overwrite')}
            </Button>
          )}
        </>
      )}
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
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
    </Alert>
  );
};
