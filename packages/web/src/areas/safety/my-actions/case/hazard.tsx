import type { Hazard } from '@portal/contract/safety';
import { caseWords } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { fullName } from '../../../../ui/person/words.ts';
import { actionWords } from '../../actions/action.words.ts';
import { levelsText } from '../../root-cause/text.ts';
import { Facts } from '../../view/facts.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import classes from './styles.module.css';

const described = (levels: Hazard['category']): string =>
  [levelsText(levels), levels.description].filter(Boolean).join(' · ');

/** A hazard standing alone for whoever takes an action of it or is informed. */
export const HazardFacts = ({ record }: { record: Hazard }) => {
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
