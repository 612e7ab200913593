import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countsQuery } from '../report/report-lookups.queries.ts';
import { isMandatoryToday, newReports, newReportsQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { WaitingReports } from './safety-waiting.tsx';

const linkOf = ({ id }: { id: number }): RowLink =>
  linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, search: newReports });

type Props = {
  name: string;
  heading: string;
  /** Mandatory ones that came today, or all others. */
  ofToday: boolean;
  most: number;
};

/** Reports that came in and that nobody has classified yet, for those who may do so. */
export const NewReportsCard = ({ name, heading, ofToday, most }: Props) => {
  const { t } = useTranslation();
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name={name}
      heading={heading}
      query={{ ...newReportsQuery, enabled: counts?.can.classifyReports === true }}
      isAsked={isLoading}
      notAsked={error}
      picks={(row) => isMandatoryToday(row) === ofToday}
      isDueToday={ofToday}
      most={most}
      linkOf={linkOf}
      all={
        <TextLink to="/esms/report" search={newReports} size="sm">
          {t(safetyHomeWords.desk.allNew)}
        </TextLink>
      }
    />
  );
};

/** Those that no day presses. */
export const NewReports = () => {
  const { t } = useTranslation();
  return <NewReportsCard name="new-reports" heading={t(safetyHomeWords.desk.new)} ofToday={false} most={5} />;
};
