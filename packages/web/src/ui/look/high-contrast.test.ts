import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../../**/*.css', { query: '?raw', import: 'default', eager: true });
const highContrast = sheets['./high-contrast.css'] ?? '';

/** Attributes that express the state of an element. */
const STATE = /\[((?:aria-(?:current|selected|pressed|checked))|data-[a-z-]+)/g;

/** Styles that remain visible where the system replaces colours and backgrounds. */
const VISIBLE =
  /(?:^|[;\s])(?:border(?:-[a-z]+)*-(?:width|style)|border|border-(?:block|inline|top|bottom|left|right)[a-z-]*|outline|font-weight|font-style|text-decoration|transform|content|display|visibility|opacity|width|height|inset|top|left|translate|rotate|clip-path)\s*:/;

const LOOKS = /(?:^|[;\s])(?:background|background-color|color|box-shadow|border-color|fill|stroke)\s*:/;

/** The innermost rules of a sheet, without comments. */
const rulesOf = (sheet: string): { selector: string; body: string }[] =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    }),
  );

const attributesOf = (selector: string): string[] => [...selector.matchAll(STATE)].map(([, name = '']) => name);

/** What has a style of its own in high contrast, on every screen. */
const shown = new Set(attributesOf(highContrast));

/** These express a kind or a position, or are next to text or icons with the same meaning. */
const SHOWN_OTHERWISE: Readonly<Record<string, string>> = {
  'data-mantine-color-scheme': 'the colours of the whole portal',
  'data-weekend': 'the head of the column names the day',
  'data-kind': 'the stamp is a word',
  'data-done': 'the act stands there as a word',
  'data-own': 'the name of its author stands above a message',
  'data-urgency': 'the urgency is the name of the tile',
  'data-hot': 'the count itself',
  'data-beside': 'the room next to a panel',
  'data-level': 'the level stands in it as a word',
  'data-state': 'the state stands next to it as a word or sign',
};

const onlyColours = Object.entries(sheets).flatMap(([path, sheet]) =>
  rulesOf(sheet)
    .filter(({ body }) => LOOKS.test(body) && !VISIBLE.test(body))
    .flatMap(({ selector }) =>
      selector.split(/,(?![^(]*\))/).map((each) => ({
        path,
        selector: each.trim(),
        attributes: attributesOf(each.replaceAll(/:not\([^)]*\)/g, '')),
      })),
    )
    .filter(({ attributes }) => attributes.length > 0),
);

test('a state shown only by colour has a style of its own in high contrast', () => {
  expect(onlyColours.length).toBeGreaterThan(5);
  const lost = onlyColours.filter(
    ({ attributes }) => !attributes.some((name) => shown.has(name) || name in SHOWN_OTHERWISE),
  );
  expect(lost.map(({ path, selector }) => `${path} ${selector}`)).toEqual([]);
});
