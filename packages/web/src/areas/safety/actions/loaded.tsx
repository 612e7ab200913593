import { Button } from '@mantine/core';
import type { Action } from '@portal/contract/safety';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notifications/opened.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { titledName } from '../../../ui/person/words.ts';
import { actionWords } from './action.words.ts';
import { type ActionRef, actionQuery } from './api.ts';
import { ActionBadges } from './badge.tsx';
import { ActionDetails } from './details.tsx';
import classes from './styles.module.css';
import { Conversation } from './thread/conversation.tsx';

type Props = {
  of: ActionRef;
  /** The way to the list of actions, where it is another screen. */
  onBack?: (() => void) | undefined;
  /** Its number and how far it is stand above it already. */
  isTitled?: boolean;
};

/** An action with its thread. */
export const ActionShown = ({ of, action, onBack, isTitled = false }: Props & { action: Action }) => {
  const { t } = useTranslation();
  useOpened('safety/action', action.id);
  return (
    <article className={classes.action} data-alone={isTitled || undefined} aria-label={action.actionNo}>
      {onBack && (
        <Button
          className={classes.back ?? ''}
          variant="subtle"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {t(actionWords.list)}
        </Button>
      )}
      {!isTitled && (
        <header className={classes.head}>
          <h2 className={classes.number}>{action.actionNo}</h2>
          <span>{titledName(action.mitigator)}</span>
          <ActionBadges action={action} />
        </header>
      )}
      <ActionDetails of={of} action={action} />
      <Conversation of={of} action={action} />
    </article>
  );
};

/** One action with its thread, once it is there. */
export const ActionLoaded = (props: Props) => {
  const asked = useQuery({ ...actionQuery(props.of), refetchOnWindowFocus: 'always' });
  return (
    <HeldRecord asked={asked} failure={(error) => <FailureNote error={error} onRetry={() => void asked.refetch()} />}>
      {(action) => <ActionShown {...props} action={action} />}
    </HeldRecord>
  );
};
