import type { RefObject } from 'react';
import { useImperativeHandle } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useLeaveGuard } from '../../../ui/form/leave/guard.ts';
import { type Form, useDirty } from '../../../ui/form/state.ts';
import { reportFormWords } from './report-form.words.ts';
import type { ReportForm } from './values/report.ts';

type Props = {
  form: Form<ReportForm>;
  /** Files that were chosen and not sent, or something that waits for the network. */
  isPending: boolean;
  onLeave: () => void;
  /** Saves the draft first; none for a change of what was submitted. */
  save?: (() => Promise<boolean>) | undefined;
  sending: boolean;
  mayLeave: RefObject<() => Promise<boolean>>;
};

/** Asks before the page is left. Stands by itself, so that the first letter typed does not draw the whole page. */
export const ReportLeaveGuard = ({ form, isPending, onLeave, save, sending, mayLeave }: Props) => {
  const { t } = useTranslation();
  const dirty = useDirty(form);
  const guard = useLeaveGuard(dirty || isPending, t(reportFormWords.leave), { onLeave, save, sending });
  useImperativeHandle(mayLeave, () => guard.mayLeave);
  return null;
};
