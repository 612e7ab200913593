import type { AuditEntry } from '@portal/contract/admin';
import { auditActionWord, auditActWord, auditAreaWord, auditRecordOf, auditRecordWord } from '@portal/contract/audit';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { auditWords } from './audit.words.ts';

export const areaWord = (area: string): string => auditAreaWord(area, currentLanguage());

export const recordTypeWord = (type: string): string => auditRecordWord(type, currentLanguage());

export const recordWord = (entry: AuditEntry): string => auditRecordOf(entry, currentLanguage());

/** An act in words; its area may not be known where an address names the act alone. */
export const actionWord = ({ area, action }: { area?: string | undefined; action: string }): string =>
  auditActionWord(area, action, currentLanguage());

/** What was done, as exactly as an entry tells it. */
export const actWord = (entry: AuditEntry): string => auditActWord(entry, currentLanguage());

/** Who did it; without a person it was the portal itself. */
export const actorWord = ({ actor }: AuditEntry): string => (actor ? nameOf(actor) : translate(auditWords.portal));
