import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
/** One component at an address, without the portal around it. */
export const givenInPage = async (
  component: FunctionComponent,
  address = '/',
  history = createMemoryHistory({ initialEntries: [address] }),
) => {
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  return { router, searchNow: () => Object.fromEntries(new URLSearchParams(history.location.search)) };
};
