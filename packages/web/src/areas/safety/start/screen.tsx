import { reportTypes } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { PageHeader } from '../../../ui/page/header.tsx';
import { reportStartWords } from './report-start.words.ts';
import classes from './styles.module.css';
import { ReportTypeCard } from './type-card.tsx';

/** Which kind of report one writes. */
export const ChooserScreen = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t(reportStartWords.title)} meta={t(reportStartWords.hint)} />
      <ul className={classes.cards}>
        {reportTypes.map((type) => (
          <ReportTypeCard key={type} type={type} />
        ))}
      </ul>
    </>
  );
};
