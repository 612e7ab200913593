import type { ManualRevision, ManualRevisionState } from '@portal/contract/documents';
import { slashedDay } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

const colours: Record<ManualRevisionState, Status> = {
  Draft: 'neutral',
  InApproval: 'wait',
  Approved: 'wait',
  Scheduled: 'info',
  InForce: 'ok',
  Superseded: 'no',
  Withdrawn: 'neutral',
};

/** The state of a revision, and what it waits for. */
export const RevisionState = ({ state, waitsFor }: Pick<ManualRevision, 'state' | 'waitsFor'>) => {
  const { t } = useTranslation();
  return (
    <>
      <StatusBadge status={colours[state]}>{t(manualRevisionWords.state[state])}</StatusBadge>
      {waitsFor && <StatusBadge status="wait">{t(manualRevisionWords.waitsFor[waitsFor])}</StatusBadge>}
    </>
  );
};

/** That a revision is still to come, and from when on. */
export const upcomingText = ({ version, inForceFrom }: { version: string; inForceFrom: string | null }): string =>
  translate(documentRevisionWords.upcoming, { version, day: slashedDay(inForceFrom ?? '') });
