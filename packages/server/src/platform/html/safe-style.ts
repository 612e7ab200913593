const number = String.raw`\d{1,3}(?:\.\d{1,4})?`;

const colour =
  /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|rgba?\( ?\d{1,3} ?, ?\d{1,3} ?, ?\d{1,3}(?: ?, ?(?:0|1|0?\.\d{1,4}))? ?\)|transparent|black|silver|gray|grey|white|maroon|red|purple|fuchsia|magenta|green|lime|olive|yellow|navy|blue|teal|aqua|cyan|orange|pink|brown)$/i;
const length = new RegExp(`^${number}(?:px|pt|em|rem|%)$`, 'i');

/** Values must match completely, so that no function, url, escape or comment passes. */
const values = {
  color: new RegExp(`${colour.source}|^inherit$`, 'i'),
  'background-color': colour,
  'font-size': length,
  'font-family': /^[\p{L}\p{N} ,'"_-]{1,200}$/u,
  'text-align': /^(?:left|right|center|justify)$/i,
  width: /^\d{1,4}(?:\.\d{1,4})?px$/i,
  'min-width': /^\d{1,4}(?:\.\d{1,4})?px$/i,
} satisfies Record<string, RegExp>;

export type StyleProperty = keyof typeof values;

/** The allowed declarations of a style attribute, in normalized form. */
export const safeStyle = (style: string, wanted: readonly StyleProperty[]): string => {
  const remaining = new Map<StyleProperty, string>();
  for (const declaration of style.slice(0, 2000).split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const property = wanted.find((each) => each === name);
    if (property && values[property].test(value)) remaining.set(property, value);
  }
  return [...remaining].map(([property, value]) => `${property}: ${value}`).join('; ');
};
