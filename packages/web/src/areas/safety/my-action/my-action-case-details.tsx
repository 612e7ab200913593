import { caseWords, type Hazard, type Investigation } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import type { ActionRef } from '../action/action.queries.ts';
import { actionWords } from '../action/action.words.ts';
import paper from '../case/case-facts.module.css';
import { Facts, Section } from '../case/case-facts.tsx';
import { levelsText } from '../catalogue/catalogue-levels.ts';
import { reportQuery } from '../report/report.queries.ts';
import { ReportDetails } from '../report/report-details.tsx';
import type { Family } from '../safety.queries.ts';
import { hazardQuery, investigationQuery } from './my-action.queries.ts';
import classes from './my-action-case.module.css';

const described = (levels: Hazard['category']): string =>
  [levelsText(levels), levels.description].filter(Boolean).join(' · ');

/** A hazard that is its own case, for mitigators and referrers. */
const HazardFacts = ({ record }: { record: Hazard }) => {
  const { t } = useTranslation();
  const { hazardNo, status, category, potentialConsequences, identificationDate, identifier } = record;
  const facts = [
    { key: 'number', label: t(actionWords.view.case.number), text: hazardNo },
    { key: 'state', label: t(actionWords.view.case.state), text: t(caseWords.status[status]) },
    { key: 'source', label: t(actionWords.view.case.source), text: t(caseWords.source[record.source]) },
    { key: 'category', label: t(actionWords.view.case.category), text: described(category) },
    { key: 'identified', label: t(actionWords.view.case.identified), text: dayText(identificationDate) },
    { key: 'identifier', label: t(actionWords.view.case.identifier), text: fullName(identifier) },
  ];
  return (
    <article className={paper.paper}>
      <Section heading={record.title}>
        <Facts facts={facts} />
        <h3 className={paper.subheading}>{t(actionWords.view.case.consequences)}</h3>
        <ul className={classes.consequences}>
          {potentialConsequences.map((consequence) => (
            <li key={described(consequence)}>{described(consequence)}</li>
          ))}
        </ul>
      </Section>
    </article>
  );
};

/** An investigation for mitigators and referrers: the data with which it was opened. */
const InvestigationFacts = ({ record }: { record: Investigation }) => {
  const { t } = useTranslation();
  const { investigationNo, status, fieldLevel1, fieldLevel2, startDate, endDate, author, objective } = record;
  const fields = [fieldLevel1, fieldLevel2].flatMap((field) => (field ? [nameOf(field)] : []));
  const people = record.investigators.map(({ investigator }) => fullName(investigator));
  const facts = [
    { key: 'number', label: t(actionWords.view.case.number), text: investigationNo },
    { key: 'state', label: t(actionWords.view.case.state), text: t(caseWords.status[status]) },
    { key: 'type', label: t(actionWords.view.case.type), text: t(caseWords.investigationType[record.type]) },
    { key: 'source', label: t(actionWords.view.case.source), text: t(caseWords.source[record.source]) },
    { key: 'field', label: t(actionWords.view.case.field), text: fields.join(' › ') },
    { key: 'period', label: t(actionWords.view.case.period), text: `${dayText(startDate)} – ${dayText(endDate)}` },
    { key: 'investigators', label: t(actionWords.view.case.investigators), text: people.join(', ') },
    { key: 'author', label: t(actionWords.view.case.author), text: fullName(author) },
    { key: 'objective', label: t(actionWords.view.case.objective), text: objective ?? '-' },
  ];
  return (
    <article className={paper.paper}>
      <Section heading={record.title}>
        <Facts facts={facts} />
        <h3 className={paper.subheading}>{t(actionWords.view.case.description)}</h3>
        <p className={classes.plain}>{record.description}</p>
      </Section>
    </article>
  );
};

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

/** What an action belongs to, as far as its reader may read it. */
export const CaseDetails = ({ of: { family, id } }: { of: ActionRef }) => {
  const Details = details[family];
  return <Details id={id} />;
};
