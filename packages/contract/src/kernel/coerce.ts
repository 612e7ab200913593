type Property = { type?: string | readonly string[] };

const coerceOne = (value: unknown, type: Property['type']): unknown => {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?[0-9]{1,15}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};

/**
 * Converts texts from a URL to the types that the schema names. A text that cannot be converted is returned unchanged,
 * so that the check rejects it.
 */
export const coerceTexts = (schema: { properties?: Record<string, Property> }, value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, coerceOne(inner, schema.properties?.[name]?.type)]),
      )
    : value;
