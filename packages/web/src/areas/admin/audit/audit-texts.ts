import type { AuditEntry } from '@portal/contract/admin';
import { auditActionWord, auditActWord, auditAreaWord, auditRecordOf, auditRecordWord } from '@portal/contract/audit';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { auditWords } from './audit.words.ts';

export const areaWord = (area: string): string => auditAreaWord(area, currentLanguage());

export const recordTypeWord = (type: string): string => auditRecordWord(type, currentLanguage());

export const recordWord = (entry: AuditEntry): string => auditRecordOf(entry, currentLanguage());

/** The label of an act; its area may be unknown if an address names only the act. */
export const actionWord = ({ area, action }: { area?: string | undefined; action: string }): string =>
  auditActionWord(area, action, currentLanguage());

/** The label of an entry's act, named from its facts where that is more exact. */
export const actWord = (entry: AuditEntry): string => auditActWord(entry, currentLanguage());

/** Who did it; without a person the reporter of a confidential report (`byReporter`), else the portal itself. */
export const actorWord = ({ actor, before, after }: AuditEntry): string => {
  if (actor) return nameOf(actor);
  const isReporter = [before, after].some((facts) => facts?.byReporter === true);
  return translate(isReporter ? auditWords.reporter : auditWords.portal);
};
