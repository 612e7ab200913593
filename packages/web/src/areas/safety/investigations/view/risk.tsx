import type { Investigation } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { HazardPart } from '../../hazard/part.tsx';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { RiskSteps } from '../../risk/steps.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';

/** The hazard of an investigation, and how great its risk is: at first, and after actions. */
const InvestigationRisk = ({ investigation: { id, can } }: { investigation: Investigation }) => {
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

export default InvestigationRisk;
