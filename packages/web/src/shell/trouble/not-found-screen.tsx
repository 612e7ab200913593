import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/header.tsx';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (
    <>
      <PageHeader title={t('shell.notFound.title')} />
      <EmptyState message={t('shell.notFound.message')} hint={t('shell.notFound.hint')}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => (history.canGoBack() ? history.back() : history.push('/'))}
        >
          {t('ui.back')}
        </Button>
      </EmptyState>
    </>
  );
};
