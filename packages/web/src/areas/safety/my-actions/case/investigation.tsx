import type { Investigation } from '@portal/contract/safety';
import { caseWords } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { fullName } from '../../../../ui/person/words.ts';
import { actionWords } from '../../actions/action.words.ts';
import { Facts } from '../../view/facts.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import classes from './styles.module.css';

/** An investigation for whoever takes an action of it or is informed: what was set down when it began. */
export const InvestigationFacts = ({ record }: { record: Investigation }) => {
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
