import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { lessonsQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { useLessonTable } from './lesson-table.tsx';

const SHOWN = 3;

/** The latest published lessons; nothing without any. */
export const NewLessons = () => {
  const { t } = useTranslation();
  const asked = useQuery(lessonsQuery({ limit: SHOWN }));
  const table = useLessonTable({ search: {}, showsStatus: false });
  const place = { id: 'home-lessons', heading: t(lessonScreenWords.home.heading) };
  if (asked.data === undefined) return <PendingSection {...place} query={asked} />;
  if (asked.data.items.length === 0) return null;
  const all = (
    <TextLink to="/esms/lesson" size="sm">
      {t(lessonScreenWords.home.all)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={all}>
      <DataTable {...table} label={place.heading} rows={asked.data.items} empty={null} />
    </PageSection>
  );
};
