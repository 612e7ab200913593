import type { AttachedFile } from '@portal/contract/kernel';
import type { ReportFile } from '@portal/contract/safety';
import { extensionOf } from '#platform/files/sniff-kind';
import type { Naming } from '#platform/record-files';

type Owner = { id: number; is_confidential: boolean; is_mine: boolean };

/**
 * File names may identify their author: readers of a confidential report, except its reporter, see the place and the
 * kind instead.
 */
export const namingFor =
  ({ is_confidential, is_mine }: Pick<Owner, 'is_confidential' | 'is_mine'>): Naming =>
  (name, place) => {
    if (!is_confidential || is_mine) return name;
    const extension = extensionOf(name);
    return `attachment-${place + 1}${extension === '' ? '' : `.${extension}`}`;
  };

/** The files of a report as the reader sees them. */
export const viewFiles = (report: Owner & { files: readonly AttachedFile[] }): ReportFile[] => {
  const naming = namingFor(report);
  return report.files.map(({ id, name, size }, place) => ({
    id,
    reportId: report.id,
    name: naming(name, place),
    size,
    extension: extensionOf(name),
  }));
};
