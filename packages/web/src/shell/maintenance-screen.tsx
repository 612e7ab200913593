import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../ui/page-header.tsx';
import { BarePage } from './bare-page.tsx';

type Props = { message: string | undefined; returnUrl: string };

/** What a 503 leads to; trying again loads everything anew. */
export const MaintenanceScreen = ({ message, returnUrl }: Props) => {
  const { t } = useTranslation();
  return (
    <BarePage title={t('shell.maintenance.title')} message={message || t('shell.maintenance.message')}>
      <PageTitle title={t('shell.maintenance.title')} />
      <Button variant="default" onClick={() => location.assign(returnUrl)}>
        {t('ui.retry')}
      </Button>
    </BarePage>
  );
};
