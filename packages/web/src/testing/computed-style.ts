const computed = window.getComputedStyle.bind(window);

/** Classes by which Mantine's own rules show and hide. */
const SHOWING = /\b(mantine-(?:visible|hidden)-from-\w+|__m__\S+)/g;

/** All by which the rules that tests have, jsdom's own and Mantine's few, tell how an element is displayed. */
const looksOf = (element: Element): string =>
  [
    element.localName,
    ...['hidden', 'open', 'popover', 'type'].map((name) => element.getAttribute(name)),
    element.getAttribute('class')?.match(SHOWING) ?? '',
  ].join('|');

/** By jsdom's own rules alone, which are the same in every test. */
const alwaysKnown = new Map<string, string>();
/** By rules of the test's own as well. */
const knownInTest = new Map<string, string>();

const displayOf = (element: Element): string => {
  const { display } = (element as HTMLElement).style;
  if (display !== '') return display;
  const looks = looksOf(element);
  const displays = looks.endsWith('|') ? alwaysKnown : knownInTest;
  const known = displays.get(looks) ?? computed(element).display;
  displays.set(looks, known);
  return known;
};

/** What is inherited and stands in styles of elements only: the tests load no style sheet. */
const INHERITED = { visibility: 'visible', pointerEvents: 'auto' } as const;

const inheritedOf = (element: Element, name: keyof typeof INHERITED): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = (at as HTMLElement).style[name];
    if (value !== '' && value !== 'inherit') return value;
  }
  return INHERITED[name];
};

/**
 * Every look for a role or a name asks of many elements whether they are displayed, and jsdom goes through all rules for
 * each: a fifth of the time of a test. What has been told of an element is told of those that look like it; anything
 * else that is asked is computed.
 */
export const rememberDisplays = (): void => {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return computed(element, pseudo);
    const quick = (name: string | symbol): string | undefined => {
      if (name === 'display') return displayOf(element);
      return name === 'visibility' || name === 'pointerEvents' ? inheritedOf(element, name) : undefined;
    };
    let whole: CSSStyleDeclaration | undefined;
    const own = (): CSSStyleDeclaration => {
      // Nothing has a size here, for which a field that grows with its text asks at each letter.
      whole ??= element instanceof HTMLTextAreaElement ? element.style : computed(element);
      return whole;
    };
    const getPropertyValue = (name: string): string => quick(name) ?? own().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        return quick(name) ?? own()[name as keyof CSSStyleDeclaration];
      },
    });
  };
};

/** Another test may come with other rules of its own. */
export const forgetDisplays = (): void => knownInTest.clear();
