import type { Investigation } from '@portal/contract/safety';
import { ActionPanel } from '../../actions/panel.tsx';

/** Who acts on what was found, and what became of it. */
const InvestigationMitigation = ({ investigation: { id, can } }: { investigation: Investigation }) => (
  <ActionPanel of={{ family: 'investigations', id }} assign={can.assign} />
);

export default InvestigationMitigation;
