import type { Hazard } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { fullName } from '../../../../ui/person/words.ts';
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
    { key: 'number', label: t('safetyActions.view.case.number'), text: hazardNo },
    { key: 'state', label: t('safetyActions.view.case.state'), text: t(`safety.caseStatus.${status}`) },
    { key: 'source', label: t('safetyActions.view.case.source'), text: t(`safety.source.${record.source}`) },
    { key: 'category', label: t('safetyActions.view.case.category'), text: described(category) },
    { key: 'identified', label: t('safetyActions.view.case.identified'), text: dayText(identificationDate) },
    { key: 'identifier', label: t('safetyActions.view.case.identifier'), text: fullName(identifier) },
  ];
  return (
    <article className={paper.paper}>
      <Section heading={record.title}>
        <Facts facts={facts} />
        <h3 className={paper.subheading}>{t('safetyActions.view.case.consequences')}</h3>
        <ul className={classes.consequences}>
          {potentialConsequences.map((consequence) => (
            <li key={described(consequence)}>{described(consequence)}</li>
          ))}
        </ul>
      </Section>
    </article>
  );
};
