import { type Delegation, delegationStates } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import type { FilterField } from '../../../ui/list/list-state.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { delegationWords } from './delegation.words.ts';
import { categoriesWord, DelegationState, DelegationWarnings, peopleWord, periodWord } from './delegation-cells.tsx';

type Given = {
  /** The person whose list it is, so that it shows given and received delegations. */
  ownId?: number;
  onOpen: (delegation: Delegation) => void;
};

/** How delegations look in a list. */
export const useDelegationTable = ({ ownId, onOpen }: Given): TableShape<Delegation> => {
  const { t } = useTranslation();
  const column = (key: keyof typeof delegationWords.column) => ({ key, header: t(delegationWords.column[key]) });
  const sideOf = ({ principal }: Delegation): string =>
    t(principal.id === ownId ? delegationWords.side.given : delegationWords.side.received);
  const side: Column<Delegation>[] =
    ownId === undefined ? [] : [{ ...column('side'), cell: sideOf, width: 96, card: 'over' }];
  return {
    columns: [
      ...side,
      { ...column('people'), cell: (row) => <DelegationWarnings delegation={row} />, card: 'title' },
      { ...column('period'), cell: periodWord, width: 270, from: 'medium' },
      { ...column('categories'), cell: categoriesWord, width: 150, from: 'wide' },
      { ...column('state'), cell: (row) => <DelegationState delegation={row} />, width: 96, card: 'corner' },
    ],
    idOf: ({ id }) => id,
    nameOf: peopleWord,
    onOpen,
    cardLine: (row) => [periodWord(row), categoriesWord(row)].join(' · '),
  };
};

/** Narrows a list to one state. */
export const StateField = (field: FilterField) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t(delegationWords.column.state)}
      all={t(delegationWords.everyState)}
      options={delegationStates.map((value) => ({ value, label: t(delegationWords.state[value]) }))}
      {...field}
    />
  );
};
