import type { EmployeeRecord } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { employeeRecordQuery, employeesQuery } from '../../directory/index.ts';
import { auditWords } from './audit.words.ts';

type Props = {
  className?: string | undefined;
  actorId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

const recordsQuery = (name: string) => ({
  ...employeesQuery({ searchKeyword: name || undefined }),
  select: ({ items }: { items: EmployeeRecord[] }) => items,
});

/** Chooses whose acts are shown, also of those who have resigned. */
const AuditActorSelect = ({ className, actorId, onChoose }: Props) => {
  const { t } = useTranslation();
  const { data: chosen } = useQuery(employeeRecordQuery(actorId));
  return (
    <PersonSelect
      className={className}
      label={t(auditWords.column.actor)}
      find={recordsQuery}
      chosen={actorId === undefined ? undefined : chosen}
      onChoose={(person) => onChoose(person?.id)}
    />
  );
};

export default AuditActorSelect;
