import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { categoriesQuery } from '../document/api.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { CategoryCard } from './category-card.tsx';
import classes from './styles.module.css';

/** The kinds of documents one can write. */
const Categories = () => {
  const { t } = useTranslation();
  const { data: categories, error, refetch } = useQuery(categoriesQuery);
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (categories?.length === 0)
    return <EmptyState message={t(approvalListWords.start.none)} hint={t(approvalListWords.start.noneHint)} />;
  return (
    <ul className={classes.cards}>
      {categories === undefined ? (
        <Skeleton component="li" height={220} />
      ) : (
        categories
          .toSorted((a, b) => a.ordering - b.ordering)
          .map((category) => <CategoryCard key={category.id} category={category} />)
      )}
    </ul>
  );
};

export const StartScreen = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t(approvalListWords.start.title)} meta={t(approvalListWords.start.hint)} />
      <Categories />
    </>
  );
};
