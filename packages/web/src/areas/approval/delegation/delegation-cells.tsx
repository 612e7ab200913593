import { categories, type Delegation, delegationWarnings } from '@portal/contract/approval';
import { dayText } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { categoryTitle } from '../document/approval-document-texts.ts';
import classes from './delegation.module.css';
import { delegationWords } from './delegation.words.ts';

type Period = Pick<Delegation, 'fromDate' | 'toDate'>;

export const periodWord = ({ fromDate, toDate }: Period): string =>
  fromDate === toDate
    ? dayText(fromDate)
    : translate(delegationWords.days, { from: dayText(fromDate), to: dayText(toDate) });

export const categoriesWord = ({ categoryIds }: Pick<Delegation, 'categoryIds'>): string =>
  categoryIds.length === categories.length
    ? translate(delegationWords.everyCategory)
    : categories
        .filter(({ id }) => categoryIds.includes(id))
        .map(categoryTitle)
        .join(', ');

/** `이서연 → 김도현`. */
export const peopleWord = ({ principal, deputy }: Pick<Delegation, 'principal' | 'deputy'>): string =>
  translate(delegationWords.rowName, { principal: nameOf(principal), deputy: nameOf(deputy) });

const looks = { Coming: 'wait', Current: 'ok', Past: 'neutral' } as const;

export const DelegationState = ({ delegation: { state } }: { delegation: Delegation }) => {
  const { t } = useTranslation();
  return <StatusBadge status={looks[state]}>{t(delegationWords.state[state])}</StatusBadge>;
};

/** Shown next to the names of a row: the problem of the delegation. */
export const DelegationWarnings = ({ delegation }: { delegation: Delegation }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.badges}>
      {delegationWarnings(delegation).map((warning) => (
        <StatusBadge key={warning} status="wait">
          {t(delegationWords[warning])}
        </StatusBadge>
      ))}
    </span>
  );
};
