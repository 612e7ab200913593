import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { reportQuery } from '../report/api.ts';
import { ReportFailure } from '../report/failure.tsx';
import { ReportFormScreen } from './screen.tsx';

/** The form of a draft, which begins with what the server has when it is opened. */
export const ReportDraftEntry = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery({ ...reportQuery(id), enabled: false });
  const [draft, setDraft] = useState(data);
  if (draft === undefined && data !== undefined) setDraft(data);
  if (draft !== undefined) return <ReportFormScreen reportType={draft.reportType} draft={draft} />;
  return error ? <ReportFailure error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
};
