/**
 * Stands in for the schema library in the bundle: the contract builds its schemas with these. The browser checks nothing
 * against them; its forms ask them which fields are required, which are texts and how long those may be. The server and
 * the tests use the library itself.
 */
type Schema = Record<string, unknown>;

const OPTIONAL = Symbol('optional');

const same = (schema: Schema): Schema => schema;
const named =
  (type: string) =>
  (options: Schema = {}): Schema => ({ type, ...options });

const builders: Record<string, unknown> = {
  Object: (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((field) => !(OPTIONAL in (properties[field] ?? {}))),
  }),
  Array: (): Schema => ({ type: 'array' }),
  String: named('string'),
  Integer: named('integer'),
  Number: named('number'),
  Boolean: named('boolean'),
  Optional: (schema: Schema): Schema => ({ ...schema, [OPTIONAL]: true }),
  Unsafe: same,
};

/** A builder not named here gives a schema of no use, which is all that is asked of it. */
export default new Proxy(builders, { get: (known, name: string) => known[name] ?? named('unknown') });
