import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LONGEST_TRANSITION_MS = 1_000;

/** A dialog that still comes in has no name yet; what moves for ever, such as a skeleton, is not waited for. */
export const settled = (page: Page): Promise<unknown> =>
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

/** The options come first: they would take away what is to be run. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

const expectNothingSerious = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds nothing serious that keeps people out, by WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious(axeOn(page).withTags(TAGS));
};

/** The same of a page without frames, which takes half the time. */
export const expectPageAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious(axeOn(page).withTags(TAGS).setLegacyMode());
};

/** The rules about colours alone: for a page that was looked at before and has only changed its colours. */
export const expectReadable = async (page: Page): Promise<void> => {
  await settled(page);
  await expectNothingSerious(axeOn(page).withRules(['color-contrast', 'link-in-text-block']).setLegacyMode());
};
