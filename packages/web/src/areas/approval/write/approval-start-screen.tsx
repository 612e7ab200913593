import { Skeleton } from '@mantine/core';
import type { listCategories } from '@portal/contract/approval';
import { type ReplyOf, yearOf } from '@portal/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { categoriesQuery } from '../document/approval-document.queries.ts';
import { categoryDescription, categoryTitle } from '../document/approval-document-texts.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { leaveStatusQuery } from '../vacation/vacation.queries.ts';
import { vacationWords } from '../vacation/vacation.words.ts';
import classes from './approval-start.module.css';

/** A sheet with the approval box at its top right and a stamp in it. */
const LetterOfApproval = () => (
  <>
    <rect x="34" y="10" width="72" height="92" rx="5" className={classes.sheet} />
    <path d="M62 20h36v18H62zM74 20v18M86 20v18" className={classes.stroke} />
    <circle cx="92" cy="31" r="4.500" className={classes.stamp} />
    <path d="M44 52h52M44 62h52M44 72h38" className={classes.faint} />
    <path d="M44 30h12M44 88h20" className={classes.stroke} />
    <path d="m88 92 22-26 7 6-22 26-9 3z" className={classes.pen} />
  </>
);

/** A leaf of a calendar with days of leave marked in it, and the sun over it. */
const LeaveApplication = () => (
  <>
    <circle cx="103" cy="27" r="12" className={classes.sun} />
    <path d="M103 6v5M118 12l-3.500 3.500M124 27h-5M118 42l-3.500-3.500" className={classes.sunRay} />
    <rect x="28" y="24" width="76" height="78" rx="5" className={classes.sheet} />
    <path d="M28 42h76M46 18v12M66 18v12M86 18v12" className={classes.stroke} />
    <path d="M40 56h8M62 56h8M84 56h8M40 72h8M84 72h8M40 88h8M62 88h8" className={classes.faint} />
    <rect x="56" y="64" width="40" height="16" rx="8" className={classes.stamp} />
    <path d="m70 72 4 4 8-8" className={classes.check} />
  </>
);

/** A plain sheet, for a kind that has no picture yet. */
const Sheet = () => (
  <>
    <rect x="34" y="10" width="72" height="92" rx="5" className={classes.sheet} />
    <path d="M44 30h28M44 46h52M44 58h52M44 70h38" className={classes.faint} />
  </>
);

const pictures: Record<string, () => ReactNode> = {
  'letter-of-approval': LetterOfApproval,
  'leave-application': LeaveApplication,
};

/** The picture of a category; hidden from screen readers, because the title is below it. */
const CategoryPicture = ({ name }: { name: string }) => {
  const Picture = pictures[name] ?? Sheet;
  return (
    <svg className={classes.picture} viewBox="0 0 140 112" aria-hidden="true">
      <Picture />
    </svg>
  );
};

/** Days as in the leave status: two digits, with halves (rules/leave.md#balance). */
export const paddedDays = (days: number): string => {
  const [whole = '', half] = String(Math.abs(days)).split('.');
  return `${days < 0 ? '-' : ''}${whole.padStart(2, '0')}${half === undefined ? '' : `.${half}`}`;
};

/** The user's leave balance of this year, on the card of the leave application. */
const LeaveStatus = () => {
  const { t } = useTranslation();
  const year = yearOf(today());
  const { data: leave, error, refetch } = useQuery(leaveStatusQuery(year));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (leave === undefined) return <Skeleton height={64} mb="md" />;
  const days = [
    [vacationWords.total, leave.totalDays],
    [vacationWords.used, leave.useAnnualLeaveDays],
    [vacationWords.remaining, leave.remainingDays],
  ] as const;
  return (
    <section className={classes.leave} aria-label={t(vacationWords.status, { year })}>
      <dl className={classes.leaveDays}>
        {days.map(([label, count]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{paddedDays(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

type Category = ReplyOf<typeof listCategories>[number];

const CategoryCard = ({ category }: { category: Category }) => {
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
