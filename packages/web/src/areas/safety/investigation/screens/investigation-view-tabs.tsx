import { caseWords, type Investigation, isMitigationLocked, isPostProcessLocked } from '@portal/contract/safety';
import { useCallback, useState } from 'react';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { Tab } from '../../../../ui/look/by-hash.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { TextLink } from '../../../../ui/page/links.tsx';
import { fullName } from '../../../../ui/person/person-picker-texts.ts';
import { ActionPanel } from '../../action/action-panel.tsx';
import paper from '../../case/case-facts.module.css';
import { Facts, Section, TextFact } from '../../case/case-facts.tsx';
import { localCopyNames, UnsavedTab, useEditable, useUnsavedTabs } from '../../case/case-unsaved.tsx';
import { pathOf, pathTextOf } from '../../catalogue/catalogue-levels.ts';
import { useRootCauses } from '../../catalogue/catalogue-trees.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { HazardPart } from '../../hazard/hazard-part.tsx';
import { fieldText } from '../../report/report-fields.ts';
import { reportTextsWords } from '../../report/report-texts.words.ts';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { RiskSteps } from '../../risk/risk-steps.tsx';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { FactualTab } from '../parts/factual-information-tab.tsx';
import { PostProcessTab } from '../parts/post-process-tab.tsx';
import { RootCauseEditing } from '../parts/root-cause-editing.tsx';

const Reading = ({ rootCause }: Pick<Investigation, 'rootCause'>) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  if (rootCause === null) return <EmptyState message={t(investigationPartsWords.rootCause.none)} />;
  return <TextFact label={pathTextOf(nodes, pathOf(rootCause))} text={rootCause.description ?? ''} />;
};

/** Why it happened, for those who may say it and for those who may read it. */
const RootCausePart = ({ investigation }: { investigation: Investigation }) => {
  const { id, rootCause, can } = investigation;
  const what = localCopyNames.rootCause(id);
  const { isEditable, refusal } = useEditable(can.rootCause, what);
  const [begun, setBegun] = useState(0);
  const beginAnew = useCallback(() => setBegun((times) => times + 1), []);
  const reading = <Reading rootCause={rootCause} />;
  if (!isEditable) return reading;
  return (
    <RootCauseEditing
      key={begun}
      id={id}
      what={what}
      stored={rootCause === null ? undefined : { ...rootCause, id }}
      refusal={refusal}
      reading={reading}
      onDeleted={beginAnew}
    />
  );
};

/** The own fields of an investigation, and its root cause. */
const Outline = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { source, type, startDate, endDate, investigators, description, objective, reportId, reportNo } = investigation;
  const field = (name: 'source' | 'type' | 'startDate' | 'endDate' | 'investigators' | 'report') =>
    t(investigationWords.field[name]);
  const report = reportId !== null && {
    key: 'report',
    label: field('report'),
    text: (
      <TextLink to="/esms/report/view/$id" params={{ id: String(reportId) }} target="_blank">
        {reportNo}
      </TextLink>
    ),
  };
  const facts = [
    { key: 'source', label: field('source'), text: t(caseWords.source[source]) },
    ...(report ? [report] : []),
    { key: 'type', label: field('type'), text: t(caseWords.investigationType[type]) },
    { key: 'field', label: t(reportTextsWords.field), text: fieldText(investigation) },
    { key: 'startDate', label: field('startDate'), text: dayText(startDate) },
    { key: 'endDate', label: field('endDate'), text: dayText(endDate) },
    {
      key: 'investigators',
      label: field('investigators'),
      text: investigators.map(({ investigator }) => fullName(investigator)).join(', '),
    },
  ];
  return (
    <article className={paper.paper}>
      <Section heading={t(investigationWords.tab.outline)}>
        <Facts facts={facts} />
        <TextFact label={t(investigationWords.field.description)} text={description} />
        {objective !== null && <TextFact label={t(investigationWords.field.objective)} text={objective} />}
      </Section>
      <Section heading={t(investigationPartsWords.rootCause.title)}>
        <RootCausePart investigation={investigation} />
      </Section>
    </article>
  );
};

/** The hazard of an investigation, and how great its risk is: at first, and after actions. */
const RiskTab = ({ investigation: { id, can } }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const of = { family: 'investigations', id } as const;
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps of={of} can={can} seqs={[1, 3]} />
      </Section>
      <Section heading={t(hazardFieldsWords.title)}>
        <HazardPart of={of} can={can} />
      </Section>
    </div>
  );
};

/** The actions of the investigation with their state. */
const MitigationTab = ({ investigation: { id, can } }: { investigation: Investigation }) => (
  <ActionPanel of={{ family: 'investigations', id }} assign={can.assign} />
);

/**
 * The tabs of an investigation (rules/safety.md#tabs). A tab with a form depends on the role alone, so that its text
 * stays when somebody closes the investigation meanwhile.
 */
export const useInvestigationTabs = (investigation: Investigation): Tab[] => {
  const { t } = useTranslation();
  const { id, status, can, hasCancelledActions } = investigation;
  const { isUnsaved, onUnsaved } = useUnsavedTabs({ postProcess: localCopyNames.postProcess(id) });
  const label = (key: 'outline' | 'factualInformation' | 'riskAnalysis' | 'postProcess' | 'mitigation') => ({
    key,
    label: t(investigationWords.tab[key]),
  });
  const lock = (key: 'postProcess' | 'mitigation', isLocked: boolean) =>
    isLocked ? t(investigationWords.locked[key]) : undefined;
  return [
    {
      ...label('outline'),
      content: <Outline investigation={investigation} />,
      stays: can.rootCause !== undefined,
    },
    {
      ...label('factualInformation'),
      content: <FactualTab investigation={investigation} />,
      stays: can.fact !== undefined,
    },
    {
      ...label('riskAnalysis'),
      content: <RiskTab investigation={investigation} />,
      stays: can.hazard !== undefined,
    },
    {
      ...label('postProcess'),
      content: (
        <UnsavedTab tab="postProcess" onUnsaved={onUnsaved}>
          <PostProcessTab investigation={investigation} />
        </UnsavedTab>
      ),
      stays: can.postProcess !== undefined,
      locked: lock('postProcess', isPostProcessLocked(status) && !isUnsaved('postProcess')),
    },
    {
      ...label('mitigation'),
      content: <MitigationTab investigation={investigation} />,
      locked: lock('mitigation', isMitigationLocked('investigation', status) && !hasCancelledActions),
    },
  ];
};
