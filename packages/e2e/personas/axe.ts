import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const LONGEST_TRANSITION_MS = 1_000;

type Where = Page | Frame;

/**
 * A dialog that still comes in has no name yet. What moves for ever, such as a skeleton, or with the scrolling hand, is
 * not waited for.
 */
export const settled = (where: Where): Promise<unknown> =>
  where.evaluate((longest) => {
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

/** The first rows of a table stand for all: each is made as they are. */
const MORE_ROWS = 'tbody > tr:nth-child(n + 9)';

/** The frame around every screen of an area. */
const FRAME = ['#root header:not(main *)', '#root nav:not(main *)'];
const framesSeen = new WeakMap<Where, Set<string>>();

/** Whether the frame of this area was looked at in this window by these rules, as wide and as dark as it is now. */
const isFrameSeen = async (where: Where, { runOnly }: RunOptions): Promise<boolean> => {
  const seen = framesSeen.get(where) ?? new Set();
  framesSeen.set(where, seen);
  const area = new URL(where.url()).pathname.split('/')[1];
  const look = await where.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]);
  const frame = JSON.stringify([area, look, runOnly]);
  const isSeen = seen.has(frame);
  seen.add(frame);
  return isSeen;
};

/** Run in the page itself: handing its findings through a second page, as the builder does, takes four times as long. */
const findViolations = async (where: Where, options: RunOptions): Promise<AxeResults['violations']> => {
  // It is long: it is not sent to a page that has it already.
  if (await where.evaluate(() => !('axe' in globalThis))) await where.evaluate(`(() => { ${axe.source} })()`);
  const isCovered = await where.locator('[aria-modal=true]').first().isVisible();
  const known = isCovered ? [COVERED] : (await isFrameSeen(where, options)) ? FRAME : [];
  const scope = { include: ['html'], exclude: [...known, MORE_ROWS] };
  return where.evaluate(
    async ([within, how]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // An element that begins to fade meanwhile, such as a toast, is either visible or removed.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
      document.adoptedStyleSheets.push(still);
      try {
        return (await run(within, how)).violations;
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      }
    },
    [scope, { ...options, iframes: false, resultTypes: ['violations'] }] as [typeof scope, RunOptions],
  );
};

const expectNothingSerious = async (where: Where, options: RunOptions): Promise<void> => {
  await settled(where);
  const violations = await findViolations(where, options);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Finds nothing serious that keeps people out of a page or of a frame in it, by WCAG 2.2 AA. Colours are left to the tokens
 * and to `expectReadable`.
 */
export const expectAccessible = (where: Where): Promise<void> =>
  expectNothingSerious(where, {
    runOnly: TAGS,
    rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
  });

/** Finds nothing with too little contrast to its background. */
export const expectReadable = (where: Where): Promise<void> =>
  expectNothingSerious(where, { runOnly: { type: 'rule', values: COLOURS } });
