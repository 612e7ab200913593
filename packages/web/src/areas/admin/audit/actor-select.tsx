import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { employeeRecordQuery, employeesQuery } from '../../directory/index.ts';

type Props = {
  className?: string | undefined;
  actorId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Chooses whose acts are shown, also of those who have resigned. */
const AuditActorSelect = ({ className, actorId, onChoose }: Props) => {
  const { t } = useTranslation();
  const [looked, setLooked] = useState('');
  const { data } = useQuery(employeesQuery({ searchKeyword: looked || undefined }));
  const { data: chosen } = useQuery(employeeRecordQuery(actorId));
  return (
    <PersonSelect
      key={chosen?.id}
      className={className}
      label={t('admin.audit.column.actor')}
      people={data?.items}
      chosen={actorId === undefined ? undefined : chosen}
      onLook={setLooked}
      onChoose={(person) => onChoose(person?.id)}
    />
  );
};

export default AuditActorSelect;
