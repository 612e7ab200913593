/**
 * The declarations of a style attribute by name; quotes that office programs add (`font-weight:"bold"`) are removed.
 */
export const readStyle = (text: string): Map<string, string> => {
  const declared = new Map<string, string>();
  for (const [declaration] of text.matchAll(/(?:[^;"']|"[^"]*"|'[^']*')+/g)) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    declared.set(name, /^(?:font-weight|font-style)$/.test(name) ? value.replace(/["']/g, '') : value);
  }
  return declared;
};

export const styleOf = (element: Element): Map<string, string> => readStyle(element.getAttribute('style') ?? '');

export const setStyle = (element: Element, style: ReadonlyMap<string, string>): void => {
  const text = [...style].map(([name, value]) => `${name}: ${value}`).join('; ');
  if (text === '') element.removeAttribute('style');
  else element.setAttribute('style', text);
};

const SHEET_RULE = /([^{}]+)\{([^{}]*)\}/g;
/**
 * The properties used from style sheets; fonts and sizes of their classes are a document's general look, not emphasis.
 */
const wanted = /^(?:text-align|background(?:-color)?|color|font-weight|font-style|text-decoration)$/;

const matching = (root: ParentNode, selector: string): Element[] => {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
};

/** Copies the rules of a document's style sheets to the style attributes of its elements, which take precedence. */
export const inlineSheets = (page: Document): void => {
  for (const sheet of page.querySelectorAll('style')) {
    const text = (sheet.textContent ?? '').replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '');
    for (const [, selectors = '', body = ''] of text.matchAll(SHEET_RULE)) {
      // Every paragraph of Word and HWP is justified by default.
      const rules = [...readStyle(body)].filter(([name, value]) => wanted.test(name) && value !== 'justify');
      if (rules.length === 0 || selectors.trim().startsWith('@')) continue;
      for (const element of matching(page.body, selectors.trim()))
        element.setAttribute('data-sheet', `${element.getAttribute('data-sheet') ?? ''};${write(rules)}`);
    }
    sheet.remove();
  }
  for (const element of page.body.querySelectorAll('[data-sheet]')) {
    setStyle(element, new Map([...readStyle(element.getAttribute('data-sheet') ?? ''), ...styleOf(element)]));
    element.removeAttribute('data-sheet');
  }
};

const write = (rules: readonly (readonly [string, string])[]): string =>
  rules.map(([name, value]) => `${name}:${value}`).join(';');
