import type { listCategories } from '@portal/contract/approval';
import type { ReplyOf } from '@portal/contract/kernel';
import { useTranslation } from '../../../platform/i18n.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { categoryDescription, categoryTitle } from '../document/category.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { CategoryPicture } from './category-picture.tsx';
import { LeaveStatus } from './leave-status.tsx';
import classes from './styles.module.css';

type Category = ReplyOf<typeof listCategories>[number];

export const CategoryCard = ({ category }: { category: Category }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.card}>
      <CategoryPicture name={category.thumbnail} />
      <h2 className={classes.title}>{categoryTitle(category)}</h2>
      <p className={classes.description}>{categoryDescription(category)}</p>
      {category.name === 'LeaveApplication' && <LeaveStatus />}
      <ButtonLink
        to="/approval/documents/write/{-$id}"
        search={{ category: category.name }}
        aria-label={t(approvalListWords.start.applyTo, { title: categoryTitle(category) })}
      >
        {t(approvalListWords.start.apply)}
      </ButtonLink>
    </li>
  );
};
