import { test } from '../../personas/test.ts';
import { walkScreens } from '../../personas/walk-screens.ts';

for (const scheme of ['light', 'dark'] as const)
  test(`every screen and dialog keeps nobody out, ${scheme}`, async ({ as }) => {
    test.setTimeout(180_000);
    await walkScreens(await as('ops.lead'), scheme);
  });
