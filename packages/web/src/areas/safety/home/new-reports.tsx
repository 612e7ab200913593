import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countsQuery } from '../report/lookups.api.ts';
import { newReports, newReportsQuery } from './api.ts';
import { WaitingReports } from './waiting.tsx';

const linkOf = ({ id }: { id: number }): RowLink =>
  linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, search: newReports });

/** The reports that came in and that nobody has classified yet, for those who may do so. */
const NewReports = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name="new-reports"
      heading={t('safetyDesk.new')}
      query={{ ...newReportsQuery, enabled: counts?.can.classifyReports === true }}
      isAsked={isLoading}
      notAsked={error}
      most={5}
      linkOf={linkOf}
      all={
        <TextLink to="/esms/report" search={newReports} size="sm">
          {t('safetyDesk.allNew')}
        </TextLink>
      }
    />
  );
};

export default NewReports;
