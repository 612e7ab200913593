import { type AuditEntry, auditRecordName } from '@portal/contract/admin';
import { currentLanguage } from '../../../platform/i18n.ts';
import classes from './styles.module.css';
import { recordWord } from './words.ts';

/** What the record is called, and beside it its kind and number; they stand alone where it has no name. */
export const AuditRecordName = ({ entry }: { entry: AuditEntry }) => {
  const name = auditRecordName(entry.record, currentLanguage());
  if (name === '') return recordWord(entry);
  return (
    <span>
      {name} <span className={classes.number}>{recordWord(entry)}</span>
    </span>
  );
};
