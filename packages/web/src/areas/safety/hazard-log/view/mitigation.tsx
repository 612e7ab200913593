import type { Hazard } from '@portal/contract/safety';
import { ActionPanel } from '../../actions/panel.tsx';

/** Who acts on a hazard, and what became of it; of one that belongs to a case its case assigns. */
const HazardMitigation = ({ hazard: { id, can } }: { hazard: Hazard }) => (
  <ActionPanel of={{ family: 'hazards', id }} assign={can.assign} />
);

export default HazardMitigation;
