import type { ReportType } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import classes from './styles.module.css';

/** A kind of report: what it is for, and the way to write one. */
export const ReportTypeCard = ({ type }: { type: ReportType }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.card}>
      <h2 className={classes.title}>{t(`safety.start.${type}.title`)}</h2>
      <p className={classes.description}>{t(`safety.start.${type}.description`)}</p>
      <ButtonLink to="/esms/report/new/$type" params={{ type: type.toLowerCase() }}>
        {t(`safety.start.${type}.write`)}
      </ButtonLink>
    </li>
  );
};
