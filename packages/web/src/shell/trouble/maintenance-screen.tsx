import { Button } from '@mantine/core';
import { listMenus } from '@portal/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../platform/calls/request.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { currentTokens } from '../../platform/session/current-tokens.ts';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { shellWords } from '../shell.words.ts';
import { BarePage } from '../sign-in/bare-page.tsx';

type Props = {
  message: string | undefined;
  /** The server is overloaded, without maintenance. */
  isBusy: boolean;
  returnUrl: string;
};

/** Defined here, since the frame's words are part of every first load. */
const busy = { ko: '접속이 많습니다', en: 'The portal is busy' };

const ASK_EVERY_MS = 5_000;

/** Whether the server is unavailable, initially as the redirect said; refetched while the page is visible. */
const isUnavailableQuery = {
  queryKey: ['shell', 'is-away'],
  queryFn: async () => (await send(listMenus, {}, currentTokens())).status === 503,
  initialData: true,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchInterval: ASK_EVERY_MS,
  retry: false,
};

/** The page after a 503; when the server is available again it returns automatically. */
export const MaintenanceScreen = ({ message, isBusy, returnUrl }: Props) => {
  const { t } = useTranslation();
  const { data: isUnavailable } = useQuery(isUnavailableQuery);
  useEffect(() => {
    if (!isUnavailable) location.assign(returnUrl);
  }, [isUnavailable, returnUrl]);
  const title = isBusy ? translate(busy) : t(shellWords.maintenance.title);
  return (
    <BarePage title={title} message={message || t(shellWords.maintenance.message)}>
      <PageTitle title={title} />
      <p role="status">{t(shellWords.maintenance.waiting)}</p>
      <Button variant="default" onClick={() => location.assign(returnUrl)}>
        {t(uiWords.retry)}
      </Button>
    </BarePage>
  );
};
