/**
 * Stands in for the schema library in the bundle: the contract builds its schemas with these, and nothing in the
 * browser reads them but for `type` and `properties`. The server and the tests use the library itself.
 */
type Schema = Record<string, unknown>;

const same = (schema: Schema): Schema => schema;
const named = (type: string) => (): Schema => ({ type });

const builders: Record<string, unknown> = {
  Object: (properties: Schema): Schema => ({ type: 'object', properties }),
  Array: named('array'),
  String: named('string'),
  Integer: named('integer'),
  Number: named('number'),
  Boolean: named('boolean'),
  Optional: same,
  Unsafe: same,
};

/** A builder not named here gives a schema of no use, which is all that is asked of it. */
export default new Proxy(builders, { get: (known, name: string) => known[name] ?? named('unknown') });
