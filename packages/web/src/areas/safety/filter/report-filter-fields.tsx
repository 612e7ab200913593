import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../../ui/list/list-state.ts';
import { countsQuery } from '../safety.queries.ts';
import {
  CodeField,
  DivisionField,
  FilterDays,
  FlagField,
  OfferedField,
  OpenField,
  OwnerField,
} from './safety-filter-fields.tsx';
import type { caseKinds, flightKinds, waitingKinds } from './safety-filter-kinds.ts';

type RecordList = Pick<ListState<typeof caseKinds & typeof flightKinds>, 'search' | 'narrow' | 'field'>;

/** What reports are narrowed by in their list and on the board; risk and classification for who reads them of others. */
export const RecordFilterFields = ({ list }: { list: RecordList }) => {
  const { data: counts } = useQuery(countsQuery);
  const { search, narrow, field } = list;
  const readsCases = counts?.can.seeOthers === true;
  return (
    <>
      <FilterDays from={field('fromDate')} to={field('toDate')} narrow={narrow} />
      <OpenField {...field('open')} />
      <OfferedField name="phase" {...field('phase')} />
      <CodeField name="airport" {...field('airport')} />
      <CodeField name="registrationNo" {...field('registrationNo')} />
      <CodeField name="flightNo" {...field('flightNo')} />
      {readsCases && (
        <>
          <OfferedField name="eventType" {...field('eventType')} />
          <OfferedField name="category" {...field('category')} />
          <OfferedField name="riskClass" {...field('riskClass')} />
          <OfferedField name="impact" {...field('impact')} />
          <OfferedField name="caseType" {...field('caseType')} />
          <DivisionField {...field('divisionId')} />
          <OwnerField ownerId={search.ownerId} narrow={narrow} />
          <FlagField name="overdue" value={search.overdue === true} narrow={narrow} />
        </>
      )}
    </>
  );
};

type WaitingList = Pick<ListState<typeof waitingKinds>, 'search' | 'narrow'>;

/** Filters for what waits for the user, and for main reports. */
export const WaitingFilterFields = ({ list: { search, narrow } }: { list: WaitingList }) => {
  const { data: counts } = useQuery(countsQuery);
  const isOffice = counts?.can.classifyReports === true;
  return (
    <>
      <FlagField name="hasNews" value={search.hasNews === true} narrow={narrow} />
      <FlagField name="awaitsMe" value={search.awaitsMe === true} narrow={narrow} />
      {isOffice && (
        <>
          <FlagField name="awaitsReply" value={search.awaitsReply === true} narrow={narrow} />
          <FlagField name="awaitsAnswer" value={search.awaitsAnswer === true} narrow={narrow} />
        </>
      )}
      {counts?.can.seeOthers === true && <FlagField name="mainOnly" value={search.mainOnly === true} narrow={narrow} />}
    </>
  );
};

type CaseList = Pick<ListState<typeof caseKinds>, 'search' | 'narrow' | 'field'>;

/** What investigations and hazards are narrowed by. */
export const CaseFilterFields = ({ list: { search, narrow, field } }: { list: CaseList }) => (
  <>
    <FilterDays from={field('fromDate')} to={field('toDate')} narrow={narrow} />
    <OpenField {...field('open')} />
    <OfferedField name="riskClass" {...field('riskClass')} />
    <OwnerField ownerId={search.ownerId} narrow={narrow} />
    <FlagField name="overdue" value={search.overdue === true} narrow={narrow} />
  </>
);
