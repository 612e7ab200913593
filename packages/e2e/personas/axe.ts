import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LONGEST_TRANSITION_MS = 1_000;

/**
 * A dialog that still comes in has no name yet. What moves for ever, such as a skeleton, or with the scrolling hand, is
 * not waited for.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate((longest) => {
    const ends = ({ timeline, effect }: Animation): boolean =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const over = document.getAnimations().flatMap((animation) => (ends(animation) ? [animation.finished] : []));
    return Promise.race([
      new Promise((resolve) => setTimeout(resolve, longest)),
      Promise.allSettled(over).then(() => new Promise((resolve) => setTimeout(resolve, 50))),
    ]);
  }, LONGEST_TRANSITION_MS);

/** What lies under a dialog cannot be reached; each screen is looked at without one as well. */
const COVERED = '#root';

/** The options come first: they would take away what is to be run. */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const isCovered = await page.locator('[aria-modal=true]').first().isVisible();
  return isCovered ? axe.exclude(COVERED) : axe;
};

const expectNothingSerious = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds nothing serious that keeps people out, by WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious((await axeOn(page)).withTags(TAGS));
};

/** The same of a page without frames, which takes half the time. */
export const expectPageAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious((await axeOn(page)).withTags(TAGS).setLegacyMode());
};

/** The rules about colours alone: for a page that was looked at before and has only changed its colours. */
export const expectReadable = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious((await axeOn(page)).withRules(['color-contrast', 'link-in-text-block']).setLegacyMode());
};
