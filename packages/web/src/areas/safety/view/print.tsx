import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { pdfMutation } from '../report/api.ts';
import { reportViewWords } from './report-view.words.ts';

/** Saves the report in print, as far as its reader reads it. */
export const PrintButton = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(pdfMutation);
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate(id)}
    >
      {t(reportViewWords.print)}
    </Button>
  );
};
