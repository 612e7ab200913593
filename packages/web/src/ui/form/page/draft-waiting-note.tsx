import { Alert, Button, Group, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useIntoView } from '../attention.ts';
import classes from '../form.module.css';
import { formWords } from '../form.words.ts';

type Props = {
  waiting: { kind: 'save' | 'submit'; sendNow: () => void; stop: () => void };
  busy: boolean;
};

const waitingColors = () => ({ root: { '--alert-bg': 'var(--wait-soft)', '--alert-color': 'var(--wait)' } });

/** Shown while the network is unavailable: what will happen, and what the user can do. */
export const WaitingNote = ({ waiting: { kind, sendNow, stop }, busy }: Props) => {
  const { t } = useTranslation();
  const title = t(formWords.waiting.title);
  return (
    <Alert
      ref={useIntoView<HTMLDivElement>(title)}
      tabIndex={-1}
      className={`${classes.notice} ${classes.waiting}`}
      vars={waitingColors}
      role="alert"
      mb="md"
      icon={<IconWifiOff aria-hidden />}
      title={title}
    >
      <Text mb="xs">{t(formWords.waiting[kind])}</Text>
      <Group gap="xs">
        <Button variant="default" loading={busy} onClick={sendNow}>
          {t(formWords.waiting.now)}
        </Button>
        <Button variant="subtle" color="gray" disabled={busy} onClick={stop}>
          {t(formWords.waiting.stop)}
        </Button>
      </Group>
    </Alert>
  );
};
