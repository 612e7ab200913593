import type { WaitingLine } from '@portal/contract/approval';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { turnWord } from './handover-texts.ts';

/** Whether the line is the one that is waited for. */
export const WaitingTurn = ({ line }: { line: WaitingLine }) => (
  <StatusBadge status={line.isActing ? 'wait' : 'neutral'}>{turnWord(line)}</StatusBadge>
);
