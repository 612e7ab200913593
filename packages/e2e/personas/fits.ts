import { expect, type Page } from '@playwright/test';

/** Nothing has to be pushed sideways to be read. The window of a phone grows with what does not fit: it is no measure. */
export const expectFits = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
};

/** As long as a title may well be. */
const LONG_WORDS =
  '비상탈출 슬라이드 전개 절차 훈련 중 객실 승무원 부상과 장비 손상에 대한 안전 보고 및 재발 방지 대책 '.repeat(3);

/**
 * What is cut where there is no room for it is cut however long it is, and pushes nothing out of the window that one acts
 * with. Changes the words that stand in the page.
 */
export const expectRoomForLongWords = async (page: Page): Promise<void> => {
  const pushedOut = await page.evaluate((words) => {
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, [role=textbox]')];
    const outside = (): Element[] =>
      controls.filter((control) => {
        const { right, width } = control.getBoundingClientRect();
        return width > 1 && right > innerWidth + 1;
      });
    const before = new Set(outside());
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text !== undefined && getComputedStyle(element).textOverflow === 'ellipsis') text.nodeValue = words;
    }
    return outside().flatMap((control) => (before.has(control) ? [] : [control.outerHTML.slice(0, 200)]));
  }, LONG_WORDS);
  expect(pushedOut).toEqual([]);
};
