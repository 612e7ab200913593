import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { shellWords } from '../shell.words.ts';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (
    <>
      <PageHeader title={t(shellWords.notFound.title)} />
      <EmptyState message={t(shellWords.notFound.message)} hint={t(shellWords.notFound.hint)}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => (history.canGoBack() ? history.back() : history.push('/'))}
        >
          {t(uiWords.back)}
        </Button>
      </EmptyState>
    </>
  );
};
