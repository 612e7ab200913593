import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';
import type { ActionRef, Family } from '../../actions/api.ts';
import { reportQuery } from '../../report/api.ts';
import { ReportDetails } from '../../view/details.tsx';
import { hazardQuery, investigationQuery } from './api.ts';
import { HazardFacts } from './hazard.tsx';
import { InvestigationFacts } from './investigation.tsx';

const Waiting = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) =>
  error ? <FailureNote error={error} onRetry={onRetry} /> : <RecordSkeleton />;

const OfReport = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(reportQuery(id));
  return data ? <ReportDetails report={data} /> : <Waiting error={error} onRetry={() => void refetch()} />;
};

const OfInvestigation = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(investigationQuery(id));
  return data ? <InvestigationFacts record={data} /> : <Waiting error={error} onRetry={() => void refetch()} />;
};

const OfHazard = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(hazardQuery(id));
  return data ? <HazardFacts record={data} /> : <Waiting error={error} onRetry={() => void refetch()} />;
};

const details: Readonly<Record<Family, typeof OfReport>> = {
  reports: OfReport,
  investigations: OfInvestigation,
  hazards: OfHazard,
};

/** What an action belongs to, as far as its reader is told of it. */
export const CaseDetails = ({ of: { family, id } }: { of: ActionRef }) => {
  const Details = details[family];
  return <Details id={id} />;
};
