import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { startI18n } from '../platform/i18n.ts';
import { shellWords } from '../shell/words/index.ts';
import { formWords } from '../ui/form/words/index.ts';
import { uiWords } from '../ui/words/index.ts';

/** One component at an address, without the portal around it. */
export const givenInPage = async (
  component: FunctionComponent,
  address = '/',
  history = createMemoryHistory({ initialEntries: [address] }),
) => {
  await startI18n([shellWords, uiWords, formWords], 'ko');
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  return { router, searchNow: () => Object.fromEntries(new URLSearchParams(history.location.search)) };
};
