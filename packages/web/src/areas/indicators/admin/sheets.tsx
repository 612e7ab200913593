import { indicatorLimits } from '@portal/contract/indicators';
import { useTranslation } from '../../../platform/i18n.ts';
import { shownYears } from '../dashboard/search.ts';
import { SheetCard } from './card.tsx';
import { indicatorAdminWords } from './indicator-admin.words.ts';
import classes from './styles.module.css';

/** The figures of a month and the thresholds of a year, each by its own sheet. */
export const IndicatorSheets = () => {
  const { t } = useTranslation();
  const years = shownYears();
  const [year = indicatorLimits.firstYear] = years;
  return (
    <>
      <p className={classes.hint}>{t(indicatorAdminWords.sheetsHint)}</p>
      <div className={classes.cards}>
        <SheetCard name="thresholds" years={[year + 1, ...years]} year={year} />
        <SheetCard name="flights" years={years} year={year} />
        <SheetCard name="occurrences" years={years} year={year} byMonth />
      </div>
    </>
  );
};
