import { fileExtension } from '@portal/contract/documents';
import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
  IconPresentation,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import cell from '../../../ui/table/cell.module.css';
import { documentWords } from './document.words.ts';

/** Text next to a title, which gives way to it. */
export const SubTitle = ({ children }: { children: string | null }) =>
  children ? <span className={cell.beside}>{children}</span> : null;

type ReadBadgeProps = {
  isRead: boolean;
  /** A person has to read it, and it waits until they have. */
  isAsked?: boolean;
  /** The day by which it was to be read has passed. */
  isOverdue?: boolean;
};

/** Whether the user has marked the current revision. */
export const ReadBadge = ({ isRead, isAsked = true, isOverdue = false }: ReadBadgeProps) => {
  const { t } = useTranslation();
  if (isRead) return <StatusBadge status="ok">{t(documentWords.read.yes)}</StatusBadge>;
  if (isOverdue) return <StatusBadge status="no">{t(documentWords.read.overdue)}</StatusBadge>;
  return <StatusBadge status={isAsked ? 'wait' : 'neutral'}>{t(documentWords.read.no)}</StatusBadge>;
};

const icons: Readonly<Record<string, TablerIcon>> = {
  pdf: IconFileTypePdf,
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg'].map((each) => [each, IconPhoto])),
  ...Object.fromEntries(['xls', 'xlsx', 'csv', 'ods'].map((each) => [each, IconFileSpreadsheet])),
  ...Object.fromEntries(['ppt', 'pptx', 'odp'].map((each) => [each, IconPresentation])),
  ...Object.fromEntries(['doc', 'docx', 'odt', 'hwp', 'hwpx', 'txt', 'md'].map((each) => [each, IconFileText])),
};

/** The kind of a file by its name; screen readers hear the extension. */
export const FileIcon = ({ fileName }: { fileName: string }) => {
  const extension = fileExtension(fileName);
  const Icon = icons[extension] ?? IconFile;
  return (
    <>
      <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span className="visually-hidden">{extension}</span>
    </>
  );
};
