import type { AuditEntry } from '@portal/contract/admin';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { auditWords } from './audit.words.ts';
import { changeWord } from './facts.ts';
import { AuditRecordName } from './record-name.tsx';
import { actorWord, areaWord } from './words.ts';

const columns = {
  at: { cell: ({ at }: AuditEntry) => instantText(at), width: 168, from: 'narrow', card: 'over' },
  actor: { cell: actorWord, width: 90, card: 'corner' },
  area: { cell: ({ area }: AuditEntry) => areaWord(area), width: 90, from: 'wide' },
  record: { cell: (entry: AuditEntry) => <AuditRecordName entry={entry} />, width: 260, from: 'medium' },
  summary: { cell: () => null, card: 'title' },
} as const satisfies Record<string, Omit<Column<AuditEntry>, 'key' | 'header'>>;

const shown = Object.keys(columns) as (keyof typeof columns)[];

/** How an entry of the trail looks in a list. */
export const useAuditTable = (onOpen: (entry: AuditEntry) => void): TableShape<AuditEntry> => {
  const { t } = useTranslation();
  return {
    columns: shown.map(
      (name): Column<AuditEntry> => ({ ...columns[name], key: name, header: t(auditWords.column[name]) }),
    ),
    idOf: ({ id }) => id,
    nameOf: changeWord,
    onOpen,
    cardLine: (entry) => <AuditRecordName entry={entry} />,
  };
};
