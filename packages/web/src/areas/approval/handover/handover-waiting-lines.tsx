import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { employeeWords } from '../../directory/index.ts';
import { waitingLinesQuery } from './handover.queries.ts';

/** The number of pending lines of a resigned employee, with a link to hand them over. */
export const WaitingLinesOf = ({ approverId }: { approverId: number }) => {
  const { t } = useTranslation();
  const { data, error } = useQuery(waitingLinesQuery({ approverId }));
  if (data === undefined && !error) return <Skeleton height={20} width={80} />;
  if (data?.total === 0) return t(employeeWords.form.noneWaiting);
  return (
    <TextLink to="/admin/approval" search={{ approverId }}>
      {data ? t(employeeWords.form.handOver, { count: data.total }) : t(employeeWords.form.lookAtWaiting)}
    </TextLink>
  );
};
