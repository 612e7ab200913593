import type { CaseKind } from '@portal/contract/safety';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { countsQuery } from '../safety.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';

type Props = {
  type: CaseKind;
  id: number;
  /** It can be opened again, which only closed cases can. */
  isClosed: boolean;
};

/** From a closed case to a lesson out of it, for those who write lessons. */
export const WriteLessonLink = ({ type, id, isClosed }: Props) => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  if (!isClosed || counts?.can.writeLessons !== true) return null;
  return (
    <ButtonLink
      variant="default"
      to="/esms/lesson/new"
      search={{ type, id }}
      leftSection={<IconSchool size={16} aria-hidden />}
    >
      {t(lessonScreenWords.write)}
    </ButtonLink>
  );
};
