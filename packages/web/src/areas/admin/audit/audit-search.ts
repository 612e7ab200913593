import { auditAreas, auditRecords } from '@portal/contract/audit';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { fromDay, id, oneOf, pagedBySize, text, toDay } from '../../../ui/list/list-kinds.ts';
import { auditWords } from './audit.words.ts';
import { actionWord, areaWord, recordTypeWord } from './audit-texts.ts';

const recordTypes = (): string[] => Object.keys(auditRecords());

/** The address of the audit trail, by the names that the call has. */
export const auditList = listAddress(
  {
    ...pagedBySize,
    actorId: id(),
    area: oneOf(auditAreas),
    action: text(),
    recordType: oneOf(recordTypes),
    recordId: id(),
    record: text(),
    fromDate: fromDay(),
    toDate: toDay(),
  },
  {
    actorId: (actor) => translate(auditWords.actorChip, { name: `#${actor}` }),
    area: areaWord,
    action: (action, { area }) => translate(auditWords.actionChip, { action: actionWord({ area, action }) }),
    recordType: recordTypeWord,
    recordId: (record) => translate(auditWords.recordIdChip, { id: record }),
    record: (record) => translate(auditWords.recordChip, { record }),
  },
);

export type AuditSearch = SearchIn<typeof auditList>;
