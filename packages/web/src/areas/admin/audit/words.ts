import { type AuditEntry, auditActionWord, auditAreas, auditRecordTypes } from '@portal/contract/admin';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';

/** An area in words; one of an earlier version of the product stands by its own name. */
export const areaWord = (area: string): string => {
  const known = auditAreas.find((name) => name === area);
  return known === undefined ? area : translate(`admin.audit.areaName.${known}`);
};

export const recordTypeWord = (type: string): string =>
  (auditRecordTypes as Record<string, Record<string, string>>)[type]?.[currentLanguage()] ?? type;

export const recordWord = ({ recordType, recordId }: AuditEntry): string => `${recordTypeWord(recordType)} ${recordId}`;

/** An act in words; its area may not be known where an address names the act alone. */
export const actionWord = ({ area, action }: { area?: string | undefined; action: string }): string =>
  auditActionWord(area, action, currentLanguage());

/** Who did it; without a person it was the portal itself. */
export const actorWord = ({ actor }: AuditEntry): string => (actor ? nameOf(actor) : translate('admin.audit.portal'));
