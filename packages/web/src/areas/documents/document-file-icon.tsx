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

const icons: Readonly<Record<string, TablerIcon>> = {
  pdf: IconFileTypePdf,
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg'].map((each) => [each, IconPhoto])),
  ...Object.fromEntries(['xls', 'xlsx', 'csv', 'ods'].map((each) => [each, IconFileSpreadsheet])),
  ...Object.fromEntries(['ppt', 'pptx', 'odp'].map((each) => [each, IconPresentation])),
  ...Object.fromEntries(['doc', 'docx', 'odt', 'hwp', 'hwpx', 'txt', 'md'].map((each) => [each, IconFileText])),
};

/** What kind of file it is, told by its name; readers hear the extension. */
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
