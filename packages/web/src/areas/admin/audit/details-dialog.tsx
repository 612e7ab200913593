import { Table } from '@mantine/core';
import type { AuditEntry } from '@portal/contract/admin';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { auditWords } from './audit.words.ts';
import { factRowsOf } from './facts.ts';
import { AuditRecordName } from './record-name.tsx';
import classes from './styles.module.css';
import { actorWord, actWord, areaWord } from './words.ts';

const FactTable = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation();
  const rows = factRowsOf(entry);
  if (rows.length === 0) return <p>{t(auditWords.details.noFacts)}</p>;
  return (
    <Table withTableBorder aria-label={t(auditWords.details.facts)}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t(formWords.differences.dialog.field)}</Table.Th>
          <Table.Th>{t(auditWords.details.before)}</Table.Th>
          <Table.Th>{t(auditWords.details.after)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, before, after, changed }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{before}</Table.Td>
            <Table.Td className={changed ? classes.changed : undefined}>{after}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

type Props = { entry: AuditEntry; onClose: () => void };

/** One entry of the trail, with the facts before and after beside each other. */
const AuditDetailsDialog = ({ entry, onClose }: Props) => {
  const { t } = useTranslation();
  const words = {
    at: instantText(entry.at),
    actor: actorWord(entry),
    area: areaWord(entry.area),
    action: actWord(entry),
    record: <AuditRecordName entry={entry} />,
  };
  return (
    <Dialog title={entry.summary} size={680} onClose={onClose}>
      <dl className={classes.facts}>
        {(Object.keys(words) as (keyof typeof words)[]).map((name) => [
          <dt key={name}>{t(auditWords.column[name])}</dt>,
          <dd key={`${name} of it`}>{words[name]}</dd>,
        ])}
      </dl>
      <FactTable entry={entry} />
    </Dialog>
  );
};

export default AuditDetailsDialog;
