import { caseWords, type Hazard, hazardLabels, levelNames } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import paper from '../case/case-facts.module.css';
import { Facts, Section } from '../case/case-facts.tsx';
import { levelNamesIn } from '../catalogue/catalogue-levels.ts';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { hazardLogWords } from './hazard-log.words.ts';

const NONE = '-';

type TreePath = Hazard['category'];

/** A path down a tree, level by level, and its description. */
const TreePathFacts = ({ path }: { path: TreePath }) => {
  const { t } = useTranslation();
  const levels = levelNames.map((name, place) => {
    const level = path[name];
    return { key: name, label: t(uiWords.tree.level, { level: place + 1 }), text: level ? nameOf(level) : NONE };
  });
  return (
    <Facts
      facts={[...levels, { key: 'description', label: t(hazardLogWords.about), text: path.description ?? NONE }]}
    />
  );
};

/** The report and the investigation that a hazard belongs to, each in a tab of its own. */
const useCases = ({ report, investigation }: Hazard) => {
  const { t } = useTranslation();
  return [
    {
      key: 'report',
      label: t(hazardLabels.report),
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
      label: t(hazardLogWords.investigation),
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

/** The data of a hazard (rules/safety.md#hazards). */
export const HazardDetails = ({ hazard }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  const cases = useCases(hazard);
  const { title, source, identificationDate, identifier, category, potentialConsequences, controlType } = hazard;
  return (
    <article className={paper.paper}>
      <Section heading={t(hazardLogWords.tab.details)}>
        <Facts
          facts={[
            { key: 'identified', label: t(hazardLogWords.identified), text: dayText(identificationDate) },
            { key: 'identifier', label: t(hazardLogWords.manager), text: fullName(identifier) },
            { key: 'title', label: t(hazardLabels.title), text: title },
            { key: 'source', label: t(hazardLabels.source), text: t(caseWords.source[source]) },
            {
              key: 'control',
              label: t(hazardLabels.controlType),
              text: controlType ? t(hazardFieldsWords.control[controlType]) : NONE,
            },
            ...cases,
          ]}
        />
      </Section>
      <Section heading={t(hazardLabels.category)}>
        <TreePathFacts path={category} />
      </Section>
      <Section heading={t(hazardLabels.potentialConsequences)}>
        {potentialConsequences.length === 0 && <p>{NONE}</p>}
        {potentialConsequences.map((path) => (
          <div key={levelNamesIn(path).join('/')}>
            <h3 className={paper.subheading}>{levelNamesIn(path).join(' › ')}</h3>
            <TreePathFacts path={path} />
          </div>
        ))}
      </Section>
    </article>
  );
};
