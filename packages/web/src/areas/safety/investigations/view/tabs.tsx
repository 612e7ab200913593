import { type Investigation, isMitigationLocked, isPostProcessLocked } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { Tab } from '../../../../ui/tabs/by-hash.tsx';
import { written } from '../../cases/kept/left.ts';
import { useWritten, Watched } from '../../cases/kept/written.tsx';
import FactualTab from '../factual/tab.tsx';
import { investigationWords } from '../investigation.words.ts';
import PostProcessTab from '../post-process/tab.tsx';
import MitigationTab from './mitigation.tsx';
import { Outline } from './outline.tsx';
import RiskTab from './risk.tsx';

/**
 * The tabs of an investigation (rules/safety.md#tabs). Whoever writes in one keeps what was typed there by
 * their role alone: it is not to go when somebody closes the investigation meanwhile.
 */
export const useInvestigationTabs = (investigation: Investigation): Tab[] => {
  const { t } = useTranslation();
  const { id, status, can, hasCancelledActions } = investigation;
  const { isWritten, onWritten } = useWritten({ postProcess: written.postProcess(id) });
  const label = (key: 'outline' | 'factualInformation' | 'riskAnalysis' | 'postProcess' | 'mitigation') => ({
    key,
    label: t(investigationWords.tab[key]),
  });
  const lock = (key: 'postProcess' | 'mitigation', isLocked: boolean) =>
    isLocked ? t(investigationWords.locked[key]) : undefined;
  return [
    {
      ...label('outline'),
      content: <Outline investigation={investigation} />,
      stays: can.rootCause !== undefined,
    },
    {
      ...label('factualInformation'),
      content: <FactualTab investigation={investigation} />,
      stays: can.fact !== undefined,
    },
    {
      ...label('riskAnalysis'),
      content: <RiskTab investigation={investigation} />,
      stays: can.hazard !== undefined,
    },
    {
      ...label('postProcess'),
      content: (
        <Watched tab="postProcess" onWritten={onWritten}>
          <PostProcessTab investigation={investigation} />
        </Watched>
      ),
      stays: can.postProcess !== undefined,
      locked: lock('postProcess', isPostProcessLocked(status) && !isWritten('postProcess')),
    },
    {
      ...label('mitigation'),
      content: <MitigationTab investigation={investigation} />,
      locked: lock('mitigation', isMitigationLocked('investigation', status) && !hasCancelledActions),
    },
  ];
};
