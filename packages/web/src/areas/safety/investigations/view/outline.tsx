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

type Props = { investigation: Investigation; isWhole: boolean };

/** The own fields of an investigation, and for those who read all of it its root cause. */
export const Outline = ({ investigation, isWhole }: Props) => {
  const { t } = useTranslation();
  const { source, type, startDate, endDate, investigators, description, objective, reportId, reportNo } = investigation;
  const facts = [
    { key: 'source', text: t(`safety.source.${source}`) },
    { key: 'type', text: t(`safety.investigationType.${type}`) },
    { key: 'fieldLevel1', text: fieldText(investigation) },
    { key: 'startDate', text: dayText(startDate) },
    { key: 'endDate', text: dayText(endDate) },
    { key: 'investigators', text: investigators.map(({ investigator }) => fullName(investigator)).join(', ') },
  ] as const;
  return (
    <article className={paper.paper}>
      <Section heading={t('safetyInvestigation.tab.outline')}>
        <Facts facts={facts.map(({ key, text }) => ({ key, text, label: t(`safetyInvestigation.field.${key}`) }))} />
        {reportId !== null && (
          <p>
            {`${t('safetyInvestigation.field.report')} `}
            <TextLink to="/esms/report/view/$id" params={{ id: String(reportId) }} target="_blank">
              {reportNo}
            </TextLink>
          </p>
        )}
        <TextFact label={t('safetyInvestigation.field.description')} text={description} />
        {objective !== null && <TextFact label={t('safetyInvestigation.field.objective')} text={objective} />}
      </Section>
      {isWhole && (
        <Section heading={t('safetyInvestigation.rootCause.title')}>
          <RootCausePart investigation={investigation} />
        </Section>
      )}
    </article>
  );
};
