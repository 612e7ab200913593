import type { Manual } from '@portal/contract/documents';
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { YesMark } from '../../../ui/table/yes-mark.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentWords } from '../document/document.words.ts';
import { SubTitle } from '../document/document-marks.tsx';
import { driveName, drivesQuery } from '../drive/drive.queries.ts';
import type { ManualSearch } from './manual.queries.ts';
import { manualWords } from './manual.words.ts';
import { departmentOf } from './manual-department.ts';

/** A link to the form of a manual, which returns to the list. */
const manualPlace = ({ id }: Pick<Manual, 'id'>, search: ManualSearch) =>
  linkOptions({ to: '/documentcenter/admin/manual/$id', params: { id: String(id) }, search });

/** The name of a drive by its number, as far as the drives are here. */
const useDriveNames = (): ((id: number) => string) => {
  const { data: drives = [] } = useQuery(drivesQuery);
  const names = new Map(drives.map((drive) => [drive.id, driveName(drive)]));
  return (id) => names.get(id) ?? '';
};

/** Who manages a manual: the first, and how many others. */
const useManagersText = (): ((manual: Manual) => string) => {
  const { t } = useTranslation();
  return ({ managers: [first, ...others] }) => {
    if (first === undefined) return '-';
    return others.length === 0
      ? nameOf(first)
      : t(documentWords.andOthers, { name: nameOf(first), count: others.length });
  };
};

type ActsProps = { search: ManualSearch; onDelete: (manual: Manual) => void };

const Acts = ({ manual, search, onDelete }: ActsProps & { manual: Manual }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { change, delete: remove } = manual.can;
  const name = manual.docNo;
  const label = t(uiWords.row.delete, { name });
  return (
    <>
      <RowButton
        label={t(manualWords.openRevisions, { name })}
        onClick={() =>
          void navigate({
            to: '/documentcenter/manual/$driveId/$manualId',
            params: { driveId: String(manual.driveId), manualId: String(manual.id) },
          })
        }
      >
        <IconHistory size={16} aria-hidden />
      </RowButton>
      {change === true && (
        <RowButton label={t(uiWords.row.edit, { name })} onClick={() => void navigate(manualPlace(manual, search))}>
          <IconPencil size={16} aria-hidden />
        </RowButton>
      )}
      {remove !== undefined && (
        <RowButton
          label={remove === true ? label : `${label}: ${problemMessage(remove)}`}
          disabled={remove !== true}
          onClick={() => onDelete(manual)}
        >
          <IconTrash size={16} aria-hidden />
        </RowButton>
      )}
    </>
  );
};

const useColumns = (acts: ActsProps): Column<Manual>[] => {
  const { t } = useTranslation();
  const driveNameOf = useDriveNames();
  const managersOf = useManagersText();
  return [
    { key: 'docNo', header: t(documentWords.field.docNo), cell: ({ docNo }) => docNo, width: 120, card: 'over' },
    {
      key: 'title',
      header: t(documentWords.field.title),
      cell: ({ subTitle }) => <SubTitle>{subTitle}</SubTitle>,
      card: 'title',
    },
    {
      key: 'type',
      header: t(manualWords.type),
      cell: ({ manualType }) => t(documentWords.manualType[manualType]),
      width: 56,
      from: 'narrow',
      card: 'corner',
    },
    {
      key: 'class',
      header: t(manualWords.class),
      cell: ({ manualClass }) => t(documentWords.manualClass[manualClass]),
      width: 84,
      from: 'wide',
    },
    { key: 'abbr', header: t(documentWords.field.abbr), cell: ({ abbr }) => abbr, width: 72, from: 'full' },
    {
      key: 'department',
      header: t(documentWords.field.department),
      cell: departmentOf,
      width: 104,
      from: 'widest',
    },
    {
      key: 'drive',
      header: t(documentWords.field.drive),
      cell: ({ driveId }) => driveNameOf(driveId),
      width: 104,
      from: 'wide',
    },
    {
      key: 'managers',
      header: t(manualWords.managers),
      cell: managersOf,
      width: 112,
      from: 'medium',
    },
    {
      key: 'document',
      header: t(manualWords.document),
      cell: ({ documentId }) => (
        <YesMark
          yes={documentId !== null}
          label={t(documentId === null ? manualWords.noDocument : manualWords.hasDocument)}
        />
      ),
      width: 56,
      from: 'medium',
    },
    {
      key: 'actions',
      header: t(uiWords.row.actions),
      cell: (manual) => <Acts manual={manual} {...acts} />,
      controls: true,
      width: 108,
      card: 'below',
    },
  ];
};

/** How a manual looks in the list of all of them. */
export const useManualTable = (acts: ActsProps): TableShape<Manual> => {
  const managersOf = useManagersText();
  const driveNameOf = useDriveNames();
  return {
    columns: useColumns(acts),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (manual) => `${driveNameOf(manual.driveId)} · ${managersOf(manual)}`,
    linkOf: (manual) => manualPlace(manual, acts.search),
  };
};
