import type { Referrer } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/i18n.ts';
import classes from './view.module.css';

const wordsOf = ({ type, name, position, departmentName, departmentEngName }: Referrer): string => {
  const department = currentLanguage() === 'en' && departmentEngName !== '' ? departmentEngName : departmentName;
  return type === 'Department' ? department : `${name} ${position ?? ''} (${department})`.replace('  ', ' ');
};

/** Who is informed of the document. */
export const ViewReferrers = ({ referrers }: { referrers: readonly Referrer[] }) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.fields}>
      <dt>{t('approval.view.referrers')}</dt>
      <dd>{referrers.length === 0 ? t('approval.view.noReferrers') : referrers.map(wordsOf).join(', ')}</dd>
    </dl>
  );
};
