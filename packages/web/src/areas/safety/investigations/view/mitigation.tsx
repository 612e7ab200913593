import type { Investigation } from '@portal/contract/safety';
import paper from '../../view/styles.module.css';
import { PlanList } from '../post-process/plan-list.tsx';

/** Who acts on what was found. */
const InvestigationMitigation = ({ investigation }: { investigation: Investigation }) => (
  <div className={paper.paper}>
    <PlanList planned={investigation.mitigations} />
  </div>
);

export default InvestigationMitigation;
