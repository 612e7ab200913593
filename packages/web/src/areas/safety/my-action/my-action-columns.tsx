import { actionTitle, type MyAction } from '@portal/contract/safety';
import { type Message, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { departmentNameOf } from '../../../ui/person/person-picker-texts.ts';
import type { Column } from '../../../ui/table/column.ts';
import { actionWords } from '../action/action.words.ts';
import { ActionBadges, OverdueMark } from '../action/action-badge.tsx';
import { dayOf } from '../report/report-texts.ts';
import classes from './my-action.module.css';
import type { ListName } from './my-action.queries.ts';
import { myActionWords } from './my-action.words.ts';

type Shape = Omit<Column<MyAction>, 'key' | 'header'> & { header: Message };

/** The case of an action; readers of the instruction may also read the case. */
const caseText = ({ instruction, subject, sourceNo }: MyAction): string =>
  instruction === null ? sourceNo : `${subject} · ${sourceNo}`;

const shapes = {
  actionNo: {
    header: myActionWords.number,
    cell: ({ actionNo }) => actionNo,
    width: 120,
    from: 'narrow',
    card: 'over',
  },
  subject: {
    header: myActionWords.subject,
    cell: (row) => <small className={classes.case}>{caseText(row)}</small>,
    card: 'title',
  },
  status: {
    header: myActionWords.status,
    cell: (row) => <ActionBadges action={row} />,
    width: 168,
    card: 'corner',
  },
  mitigator: {
    header: myActionWords.mitigator,
    cell: ({ mitigator }) => `${nameOf(mitigator)} · ${departmentNameOf(mitigator)}`,
    width: 140,
    from: 'wide',
  },
  dueDate: {
    header: myActionWords.dueDate,
    cell: ({ dueDate }) => dueDate,
    width: 82,
    from: 'medium',
  },
  eventDate: {
    header: myActionWords.eventDate,
    cell: ({ createdDate }) => dayOf(createdDate) ?? '–',
    width: 82,
    from: 'widest',
  },
  overdue: {
    header: actionWords.overdue,
    cell: ({ isOverdue }) => isOverdue && <OverdueMark />,
    width: 96,
    card: 'corner',
  },
} as const satisfies Record<string, Shape>;

type Name = keyof typeof shapes;

/** The columns of each list (rules/safety.md#my-action), and in all of them until when an action is to be done. */
const names: Readonly<Record<ListName, readonly Name[]>> = {
  assigned: ['actionNo', 'subject', 'status', 'dueDate', 'eventDate'],
  referred: ['actionNo', 'subject', 'mitigator', 'overdue', 'dueDate', 'eventDate'],
  created: ['actionNo', 'subject', 'status', 'mitigator', 'dueDate', 'eventDate'],
};

const CardLine = ({ row }: { row: MyAction }) => {
  const { t } = useTranslation();
  return (
    <span>
      {[
        caseText(row),
        nameOf(row.mitigator),
        departmentNameOf(row.mitigator),
        t(actionWords.until, { day: row.dueDate }),
      ].join(' · ')}
    </span>
  );
};

/** How an action looks in any table of My Action. */
export const useMyActionShape = (list: ListName) => {
  const { t } = useTranslation();
  return {
    columns: names[list].map((name): Column<MyAction> => {
      const { header, ...shape } = shapes[name];
      return { ...shape, key: name, header: t(header) };
    }),
    idOf: ({ mitigationId }: MyAction) => mitigationId,
    nameOf: actionTitle,
    cardLine: (row: MyAction) => <CardLine row={row} />,
  };
};
