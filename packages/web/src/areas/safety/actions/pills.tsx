import { UnstyledButton } from '@mantine/core';
import type { ActionRow } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/words.ts';
import { usePhoto } from '../../identity/index.ts';
import { myActionWords } from '../my-actions/my-action.words.ts';
import { actionWords } from './action.words.ts';
import { ActionBadges } from './badge.tsx';
import classes from './styles.module.css';

type PillProps = { action: ActionRow; isChosen: boolean; onChoose: () => void };

const Pill = ({ action, isChosen, onChoose }: PillProps) => {
  const { t } = useTranslation();
  const { mitigator, actionNo, dueDate } = action;
  return (
    <li>
      <UnstyledButton className={classes.pill} aria-current={isChosen || undefined} onClick={onChoose}>
        <PersonAvatar name={nameOf(mitigator)} photo={usePhoto(mitigator.email)} size={36} />
        <span className={classes.pillWords}>
          <b>{titledName(mitigator)}</b>
          <small>{departmentNameOf(mitigator)}</small>
          <small>
            {actionNo} · {t(myActionWords.until, { day: dueDate })}
          </small>
          <ActionBadges action={action} />
        </span>
      </UnstyledButton>
    </li>
  );
};

type Props = { actions: readonly ActionRow[]; chosen: number | undefined; onChoose: (id: number) => void };

/** Who is to act, one pill for each action. */
export const ActionPills = ({ actions, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.pills} aria-label={t(actionWords.list)}>
      {actions.map((action) => (
        <Pill key={action.id} action={action} isChosen={action.id === chosen} onChoose={() => onChoose(action.id)} />
      ))}
    </ul>
  );
};
