import { useQuery } from '@tanstack/react-query';
import { useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import { useMe } from '../../identity/index.ts';
import { unsentReportsQuery } from '../report/unsent-reports.queries.ts';
import { UnsentReports } from '../report/unsent-reports.tsx';

/** Reports that are left on this device alone: they wait for their reporter, due on no day. */
export const UnsentReportsCard = () => {
  const { data: rows, isLoading } = useQuery(unsentReportsQuery(useMe().employee.id));
  const { isOff } = useWaiting('unsent', { rows, comes: isLoading, most: 50 });
  return isOff ? null : <UnsentReports />;
};
