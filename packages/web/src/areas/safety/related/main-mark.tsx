import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { relatedReportWords } from './related-report.words.ts';
import classes from './styles.module.css';

/** Marks the report whose case stands for all of its group. */
export const MainMark = () => {
  const { t } = useTranslation();
  return (
    <span className={classes.main}>
      <IconStarFilled size={12} aria-hidden />
      {t(relatedReportWords.main)}
    </span>
  );
};
