import { IconPencil, IconTrash } from '@tabler/icons-react';
import { translate } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { RowButton } from './row-button.tsx';

type Props = { name: string; onEdit: () => void; onDelete: () => void };

/** The acts of a row. */
export const RowActions = ({ name, onEdit, onDelete }: Props) => (
  <>
    <RowButton label={translate(uiWords.row.edit, { name })} onClick={onEdit}>
      <IconPencil size={16} aria-hidden />
    </RowButton>
    <RowButton label={translate(uiWords.row.delete, { name })} onClick={onDelete}>
      <IconTrash size={16} aria-hidden />
    </RowButton>
  </>
);
