import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LONGEST_TRANSITION_MS = 1_000;

/** A dialog that still comes in has no name yet; what moves for ever, such as a skeleton, is not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    (longest) =>
      Promise.race([
        new Promise((resolve) => setTimeout(resolve, longest)),
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(
          () => new Promise((resolve) => setTimeout(resolve, 50)),
        ),
      ]),
    LONGEST_TRANSITION_MS,
  );

/** Finds nothing serious that keeps people out, by WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};
