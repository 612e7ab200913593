import { useTranslation } from 'react-i18next';
import { knownConfig } from '../../../../platform/config.ts';
import { FileDrop } from '../../../../ui/files/drop.tsx';
import type { FilesState } from '../files.ts';
import { fieldId } from '../problems.ts';

const UNKNOWN_LIMITS = { maxBytes: 10_000_000, blockedExtensions: [] };

type Props = { files: FilesState; disabled: boolean; onRetry?: (key: string) => void };

export const WriteFilesField = ({ files, disabled, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <FileDrop
      id={fieldId('files')}
      label={t('approval.write.field.files')}
      limits={knownConfig()?.upload ?? UNKNOWN_LIMITS}
      stored={files.stored}
      items={files.items}
      disabled={disabled}
      onAdd={(added) => files.change({ kind: 'add', files: added })}
      onRemove={(key) => files.change({ kind: 'remove', key })}
      onRemoveStored={files.removeStored}
      onCancel={files.cancel}
      {...(onRetry ? { onRetry } : {})}
    />
  );
};
