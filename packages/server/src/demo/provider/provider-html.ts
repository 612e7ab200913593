const markup = Symbol('markup');

/** Text that is markup already; only `html` makes it. */
export type Html = { readonly [markup]: string };

type Value = Html | string | number | undefined | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const isHtml = (value: Value): value is Html => typeof value === 'object' && markup in value;

const toMarkup = (value: Value): string => {
  if (value === undefined) return '';
  if (isHtml(value)) return value[markup];
  if (typeof value === 'object') return value.map((part) => part[markup]).join('');
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** A template whose values are escaped, unless they come from such a template themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  [markup]: parts.map((part, index) => part + toMarkup(values[index])).join(''),
});

/** Markup of our own or of the provider library, taken as it stands. */
export const trusted = (text: string): Html => ({ [markup]: text });

export const renderHtml = (value: Html): string => value[markup];
