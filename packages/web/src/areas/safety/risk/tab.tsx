import type { Report } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { HazardPart } from '../hazard/part.tsx';
import { Section } from '../view/section.tsx';
import paper from '../view/styles.module.css';
import { riskAssessmentWords } from './risk-assessment.words.ts';
import { RiskSteps } from './steps.tsx';

/** The hazard of a report, and how great its risk is. */
const RiskTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const of = { family: 'reports', id: report.id } as const;
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps of={of} can={report.can} asksAssessor={report.can.assign === true} />
      </Section>
      <Section heading={t(hazardFieldsWords.title)}>
        <HazardPart of={of} can={report.can} />
      </Section>
    </div>
  );
};

export default RiskTab;
