import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { useFavouriteChange, useFavouriteIds } from './personal-document.queries.ts';
import { personalDocumentWords } from './personal-document.words.ts';

/** Whether a document is a favourite of the reader, and the button that changes it. */
export const FavouriteStar = ({ document: { id, title } }: { document: { id: number; title: string } }) => {
  const { t } = useTranslation();
  const favourites = useFavouriteIds();
  const { mutate, isPending, variables } = useFavouriteChange(id);
  if (favourites === undefined) return null;
  const isFavourite = isPending ? variables : favourites.has(id);
  return (
    <RowButton
      label={t(isFavourite ? personalDocumentWords.remove : personalDocumentWords.add, { title })}
      onClick={() => {
        if (!isPending) mutate(!isFavourite);
      }}
    >
      {isFavourite ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
    </RowButton>
  );
};
