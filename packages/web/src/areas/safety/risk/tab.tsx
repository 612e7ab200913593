import type { Report } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { HazardPart } from '../hazard/part.tsx';
import { Section } from '../view/section.tsx';
import paper from '../view/styles.module.css';
import { RiskSteps } from './steps.tsx';

/** The hazard of a report, and how great its risk is. */
const RiskTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  return (
    <div className={paper.paper}>
      <Section heading={t('safety.risk.steps')}>
        <RiskSteps report={report} />
      </Section>
      <Section heading={t('safety.hazard.title')}>
        <HazardPart report={report} />
      </Section>
    </div>
  );
};

export default RiskTab;
