import { type Hazard, levelNames } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { TextLink } from '../../../../ui/page/links.tsx';
import { fullName } from '../../../../ui/person/words.ts';
import { Facts } from '../../view/facts.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { categoryText } from '../category.ts';

const NONE = '-';

type Way = Hazard['category'];

/** A way down a tree, level by level, and what is said of it. */
const WayFacts = ({ way }: { way: Way }) => {
  const { t } = useTranslation();
  const levels = levelNames.map((name, place) => {
    const level = way[name];
    return { key: name, label: t('ui.tree.level', { level: place + 1 }), text: level ? nameOf(level) : NONE };
  });
  return (
    <Facts facts={[...levels, { key: 'description', label: t('safetyHazard.about'), text: way.description ?? NONE }]} />
  );
};

/** The report and the investigation that a hazard belongs to, each in a tab of its own. */
const useCases = ({ report, investigation }: Hazard) => {
  const { t } = useTranslation();
  return [
    {
      key: 'report',
      label: t('safety.hazard.field.report'),
      text: report ? (
        <TextLink to="/esms/report/view/$id" params={{ id: String(report.id) }} target="_blank">
          {report.reportNo}
        </TextLink>
      ) : (
        NONE
      ),
    },
    {
      key: 'investigation',
      label: t('safetyHazard.investigation'),
      text: investigation ? (
        <TextLink to="/esms/investigation/view/$id" params={{ id: String(investigation.id) }} target="_blank">
          {investigation.investigationNo}
        </TextLink>
      ) : (
        NONE
      ),
    },
  ];
};

/** What is known of a hazard (spec 4, Hazard detail). */
export const HazardDetails = ({ hazard }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  const cases = useCases(hazard);
  const { title, source, identificationDate, identifier, category, potentialConsequences, controlType } = hazard;
  return (
    <article className={paper.paper}>
      <Section heading={t('safetyHazard.tab.details')}>
        <Facts
          facts={[
            { key: 'identified', label: t('safetyHazard.identified'), text: dayText(identificationDate) },
            { key: 'identifier', label: t('safetyHazard.manager'), text: fullName(identifier) },
            { key: 'title', label: t('safety.hazard.field.title'), text: title },
            { key: 'source', label: t('safety.hazard.field.source'), text: t(`safety.source.${source}`) },
            {
              key: 'control',
              label: t('safety.hazard.field.controlType'),
              text: controlType ? t(`safety.hazard.control.${controlType}`) : NONE,
            },
            ...cases,
          ]}
        />
      </Section>
      <Section heading={t('safety.hazard.field.category')}>
        <WayFacts way={category} />
      </Section>
      <Section heading={t('safety.hazard.field.potentialConsequences')}>
        {potentialConsequences.length === 0 && <p>{NONE}</p>}
        {potentialConsequences.map((way) => (
          <div key={categoryText(way).join('/')}>
            <h3 className={paper.subheading}>{categoryText(way).join(' › ')}</h3>
            <WayFacts way={way} />
          </div>
        ))}
      </Section>
    </article>
  );
};
