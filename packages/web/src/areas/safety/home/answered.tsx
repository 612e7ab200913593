import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { ownQuery } from './api.ts';
import { HomeReports } from './rows.tsx';

const SHOWN = 5;

/** My last reports whose feedback was answered; nothing for one who has none. */
const AnsweredReports = () => {
  const { t } = useTranslation();
  const { data: page } = useQuery(ownQuery);
  const rows = page?.items.filter(({ feedbackAnswered }) => feedbackAnswered).slice(0, SHOWN) ?? [];
  if (rows.length === 0) return null;
  const all = (
    <TextLink to="/esms/report" search={{ myReportOnly: true }} size="sm">
      {t('safety.home.all')}
    </TextLink>
  );
  return (
    <PageSection id="home-answered" heading={t('safety.home.answered')} link={all}>
      <HomeReports label={t('safety.home.answered')} rows={rows} tab="feedback" />
    </PageSection>
  );
};

export default AnsweredReports;
