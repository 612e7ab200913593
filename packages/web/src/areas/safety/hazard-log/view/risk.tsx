import type { Hazard } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { TextLink } from '../../../../ui/page/links.tsx';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { RiskSteps } from '../../risk/steps.tsx';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { hazardLogWords } from '../hazard-log.words.ts';

/** Where the risk of a hazard that belongs to a case is assessed. */
const ElsewhereNote = ({ hazard: { report, investigation } }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  if (investigation)
    return (
      <TextLink to="/esms/investigation/view/$id" params={{ id: String(investigation.id) }} hash="riskAnalysis">
        {t(hazardLogWords.elsewhere, { name: investigation.investigationNo })}
      </TextLink>
    );
  if (!report) return null;
  return (
    <TextLink to="/esms/report/view/$id" params={{ id: String(report.id) }} hash="riskAnalysis">
      {t(hazardLogWords.elsewhere, { name: report.reportNo })}
    </TextLink>
  );
};

/** How great the risk of a hazard is: at first, and after actions; of one that belongs to a case the case says it. */
const HazardRisk = ({ hazard }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  const { id, can, report, investigation } = hazard;
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps of={{ family: 'hazards', id }} can={can} seqs={report && !investigation ? [1, 2, 3] : [1, 3]} />
        <p>
          <ElsewhereNote hazard={hazard} />
        </p>
      </Section>
    </div>
  );
};

export default HazardRisk;
