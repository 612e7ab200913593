import type { DocumentRow } from '@portal/contract/documents';
import { useTranslation } from '../../../platform/i18n.ts';
import { documentWords } from '../document.words.ts';

type Props = Pick<DocumentRow, 'progress'> & { before?: string };

/** How many of those who must read it have; nothing where nobody must, or where one is not told. */
export const Progress = ({ progress, before = '' }: Props) => {
  const { t } = useTranslation();
  if (progress === null || progress.readers === 0) return null;
  return (
    <span>
      {before}
      {t(documentWords.read.progress, { read: progress.read, readers: progress.readers })}
    </span>
  );
};
