import type { Investigation } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { TextLink } from '../../../../ui/page/links.tsx';
import { fullName } from '../../../../ui/person/words.ts';
import { TextFact } from '../../cases/texts.tsx';
import { fieldText } from '../../report/fields.ts';
import { Facts } from '../../view/facts.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { RootCausePart } from '../root-cause/part.tsx';

/** The own fields of an investigation, and its root cause. */
export const Outline = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { source, type, startDate, endDate, investigators, description, objective, reportId, reportNo } = investigation;
  const field = (name: 'source' | 'type' | 'startDate' | 'endDate' | 'investigators' | 'report') =>
    t(`safetyInvestigation.field.${name}`);
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
    { key: 'source', label: field('source'), text: t(`safety.source.${source}`) },
    ...(report ? [report] : []),
    { key: 'type', label: field('type'), text: t(`safety.investigationType.${type}`) },
    { key: 'field', label: t('safety.list.field'), text: fieldText(investigation) },
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
      <Section heading={t('safetyInvestigation.tab.outline')}>
        <Facts facts={facts} />
        <TextFact label={t('safetyInvestigation.field.description')} text={description} />
        {objective !== null && <TextFact label={t('safetyInvestigation.field.objective')} text={objective} />}
      </Section>
      <Section heading={t('safetyInvestigationParts.rootCause.title')}>
        <RootCausePart investigation={investigation} />
      </Section>
    </article>
  );
};
