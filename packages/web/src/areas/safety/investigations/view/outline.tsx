import type { Investigation } from '@portal/contract/safety';
import { caseWords } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { TextLink } from '../../../../ui/page/links.tsx';
import { fullName } from '../../../../ui/person/words.ts';
import { TextFact } from '../../cases/texts.tsx';
import { reportListWords } from '../../list/report-list.words.ts';
import { fieldText } from '../../report/fields.ts';
import { Facts } from '../../view/facts.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { RootCausePart } from '../root-cause/part.tsx';

/** The own fields of an investigation, and its root cause. */
export const Outline = ({ investigation }: { investigation: Investigation }) => {
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
    { key: 'field', label: t(reportListWords.field), text: fieldText(investigation) },
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
