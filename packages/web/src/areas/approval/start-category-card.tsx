import type { listCategories } from '@portal/contract/approval';
import type { ReplyOf } from '@portal/contract/kernel';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/links.tsx';
import classes from './start.module.css';
import { CategoryPicture } from './start-category-picture.tsx';

type Category = ReplyOf<typeof listCategories>[number];

export const CategoryCard = ({ category }: { category: Category }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.card}>
      <CategoryPicture name={category.thumbnail} />
      <h2 className={classes.title}>{category.title}</h2>
      <p className={classes.description}>{category.description}</p>
      <ButtonLink
        to="/approval/documents/write/{-$id}"
        search={{ category: category.name }}
        aria-label={t('lists.start.applyTo', { title: category.title })}
      >
        {t('lists.start.apply')}
      </ButtonLink>
    </li>
  );
};
