import { useTranslation } from '../../../platform/i18n.ts';
import { formWords } from '../form.words.ts';
import { useLeaveGuard } from './guard.ts';

type More = {
  /** What would be lost; otherwise that it is not saved. */
  message?: string | undefined;
  /** What was begun is given up. */
  onLeave?: () => void;
};

/**
 * The ways out of a dialog that holds what is nowhere else: a click beside it is none, and neither Escape nor its buttons
 * leave it unasked.
 */
export const useGuardedClose = (dirty: boolean, onClose: () => void, { message, ...ways }: More = {}) => {
  const { t } = useTranslation();
  const { asking, mayLeave } = useLeaveGuard(dirty, message ?? t(formWords.leave.closing), ways);
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  return { closeOnClickOutside: false, closeOnEscape: !asking, onClose: () => void close() };
};
