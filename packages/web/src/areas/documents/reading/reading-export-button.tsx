import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';
import { readingWords } from './reading.words.ts';

/** Saves the whole list as a spreadsheet. */
export const ReadingExportButton = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: ({ message }) => notifyError(t(readingWords.exportFailed, { message })),
    meta: { ownErrors: true },
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => mutate()}
    >
      {t(readingWords.export)}
    </Button>
  );
};
