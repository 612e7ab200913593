import type { TSchema } from '@portal/contract/kernel';

type Plain = {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

const typesOf = ({ type = [] }: Plain): string[] => [type].flat();

const samplesOfFormats: Readonly<Record<string, string>> = {
  day: '2026-11-20',
  'day-or-blank': '2026-11-20',
  'wall-time': '2026-11-20T07:05',
  instant: '2026-11-20T01:02:03.000Z',
  month: '2026-11',
};

/** Only texts of digits have a pattern. */
const sampleText = ({ format = '', pattern, minLength = 1 }: Plain): string =>
  samplesOfFormats[format] ?? (pattern === undefined ? 'x' : '1').repeat(Math.max(1, minLength));

/** A valid value for a schema, with every property. */
export const sampleOf = (schema: TSchema): unknown => {
  const plain = schema as Plain;
  if (plain.enum) return plain.enum[0];
  switch (typesOf(plain)[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(plain.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]));
    case 'array':
      return plain.items ? [sampleOf(plain.items)] : [];
    case 'integer':
    case 'number':
      return plain.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return sampleText(plain);
  }
};

type Path = readonly string[];

/** Every field of a schema, objects and lists themselves included, with its path in `sampleOf`. */
export const everyField = (schema: TSchema, path: Path = []): { path: Path; schema: TSchema }[] => {
  const { properties = {}, items } = schema as Plain;
  const inner = [
    ...Object.entries(properties).map(([name, field]): [string, TSchema] => [name, field]),
    ...(items ? [['0', items] as [string, TSchema]] : []),
  ];
  return inner.flatMap(([name, field]) => [
    { path: [...path, name], schema: field },
    ...everyField(field, [...path, name]),
  ]);
};

/** A copy with another value at a path. */
export const setAt = (value: unknown, path: Path, wrong: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((item, place) => (String(place) === name ? setAt(item, rest, wrong) : item));
  return { ...(value as object), [name]: setAt((value as Record<string, unknown>)[name], rest, wrong) };
};

const wrongTexts = ({ maxLength, minLength = 0, enum: words, format }: Plain): unknown[] => [
  ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
  ...(minLength > 0 ? [''] : []),
  ...(words || format ? ['nonsense', '2026-02-30'] : []),
  ...((words || format) && format !== 'day-or-blank' ? [''] : []),
  'a\0b',
  'half \ud83d',
  '\udeeb',
];

const wrongNumbers = ({ type, minimum, maximum }: Plain): unknown[] => [
  '1',
  ...([type].flat().includes('number') ? [] : [1.5]),
  ...(minimum === undefined ? [] : [minimum - 1, -2_147_483_649]),
  ...(maximum === undefined ? [] : [maximum + 1, Number.MAX_SAFE_INTEGER, 1e300]),
];

/** Invalid values for a schema: wrong JSON types, wrong sizes, texts that cannot be stored. */
export const wrongFor = (schema: TSchema): unknown[] => {
  const plain = schema as Plain;
  const types = typesOf(plain);
  const isText = types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  return [
    ...(types.includes('null') ? [] : [null]),
    ...(isText ? wrongTexts(plain) : ['text']),
    ...(isNumber ? wrongNumbers(plain) : [0, -1, 1e20]),
    ...(types.includes('boolean') ? ['true', 1] : [true]),
    ...(types.includes('array') ? [{ length: 1 }] : [[], [[]]]),
    ...(types.includes('object') ? [[], [{}]] : [{}, { toString: 'x' }]),
    ...(plain.maxItems === undefined ? [] : [Array(plain.maxItems + 1).fill(plain.items ? sampleOf(plain.items) : 1)]),
  ];
};

/** An array in an array in an array. */
export const deepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
