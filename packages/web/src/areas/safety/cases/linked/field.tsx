import type { HazardSource } from '@portal/contract/safety';
import { isInternalSource, type ReportRow, sourceReportType } from '@portal/contract/safety';
import { IconFileSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { Bound } from '../../../../ui/form/field.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import chips from '../../../../ui/list/chips.module.css';
import { casePageWords } from '../case-page.words.ts';
import type { LinkedBy } from './api.ts';
import LinkedReportDialog from './dialog.tsx';

/** A report as a form holds it. */
export type Linked = { id: number; reportNo: string };

type Props = {
  by: LinkedBy;
  bound: Bound<Linked | null>;
  source: HazardSource | '';
  /** It stays as it is. */
  fixed: boolean;
  onPick: (report: ReportRow) => void;
  onRemove: () => void;
};

/** The report that something is linked to, chosen in a dialog and taken off again. */
export const LinkedReportField = ({ by, bound, source, fixed, onPick, onRemove }: Props) => {
  const { t } = useTranslation();
  const { value } = bound;
  return (
    <PickField
      bound={{ ...bound, required: source !== '' && isInternalSource(source) }}
      icon={<IconFileSearch size={16} aria-hidden />}
      button={t(casePageWords.chooseReport)}
      disabled={fixed}
      dialog={(close) => (
        <LinkedReportDialog
          by={by}
          reportType={source === '' ? undefined : sourceReportType(source)}
          onPick={(report) => {
            onPick(report);
            close();
          }}
          onClose={close}
        />
      )}
    >
      {value !== null && fixed && <span>{value.reportNo}</span>}
      {value !== null && !fixed && (
        <button
          type="button"
          className={chips.chip}
          aria-label={t(casePageWords.unlink, { name: value.reportNo })}
          onClick={onRemove}
        >
          {value.reportNo}
          <IconX size={14} aria-hidden />
        </button>
      )}
    </PickField>
  );
};
