/** Migrations up to this number are from before servers of two versions ran side by side. */
const LAST_PLAIN = 61;

const NAME = /^(\d{4})_[a-z0-9_]+\.(expand|contract)\.sql$/;
const PLAIN = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Comments, string literals and function bodies, whichever starts first. */
const NOT_STATEMENTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$/gi;

/** The statements of a text, without comments, string literals and function bodies. */
const statementsOf = (text: string): string[] =>
  text
    .replace(NOT_STATEMENTS, (piece) => (/^(--|\/\*)/.test(piece) ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/** Splits at commas outside brackets. */
const partsOf = (actions: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const character of actions) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
};

const alterationViolation = (action: string): string | undefined => {
  if (/^add (column )?(?!constraint|check|foreign|unique|primary|exclude)/.test(action)) {
    if (/ not null/.test(action) && !/ default /.test(action)) return 'adds a column that older servers do not fill';
    return / (unique|primary key)/.test(action) ? 'adds a column with an index, which locks the table' : undefined;
  }
  if (/^add /.test(action)) return / not valid$/.test(action) ? undefined : 'adds a constraint without `not valid`';
  if (/^validate constraint /.test(action) || /^alter (column )?\S+ (set default|drop not null)/.test(action))
    return undefined;
  return 'changes or takes away what older servers use';
};

const NEW = /^create (?:table|schema|sequence|view|type|domain) (?:if not exists )?([a-z0-9_.]+)/;
const HARMLESS =
  /^(insert into|update|comment on|grant|create function|create or replace function|select|alter index \S+ alter column \d+ set statistics) /;

const statementViolation = (statement: string, made: ReadonlySet<string>): string | undefined => {
  if (NEW.test(statement) || HARMLESS.test(`${statement} `)) return undefined;
  const table = / on (?:only )?([a-z0-9_.]+)/.exec(statement)?.[1] ?? '';
  if (/^create (unique )?index concurrently /.test(statement)) return undefined;
  if (/^create (unique )?index /.test(statement))
    return made.has(table) ? undefined : 'builds an index without `concurrently`';
  if (/^create (or replace )?(constraint )?trigger /.test(statement))
    return made.has(table) ? undefined : 'adds a trigger to a table that older servers write';
  const altered = /^alter table (?:if exists )?(?:only )?([a-z0-9_.]+) (.+)$/.exec(statement);
  if (altered === null) return 'changes or takes away what older servers use';
  const [, name = '', actions = ''] = altered;
  return made.has(name)
    ? undefined
    : partsOf(actions)
        .map(alterationViolation)
        .find((violation) => violation !== undefined);
};

const expandViolations = (text: string): string[] => {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((statement) => NEW.exec(statement)?.[1] ?? []));
  const isConcurrent = (statement: string): boolean => / index concurrently /.test(statement);
  if (statements.some(isConcurrent) && statements.length > 1)
    return ['an index that is built concurrently has a migration of its own'];
  if (statements.some((statement) => isConcurrent(statement) && !/ if not exists /.test(statement)))
    return ['`create index concurrently` needs `if not exists`, as it may be tried again'];
  return statements.flatMap((statement) => statementViolation(statement, made) ?? []);
};

/**
 * Reasons why a migration cannot run while servers of the previous version work, one sentence each: its name says
 * whether it only adds (`expand`) or removes (`contract`), and an `expand` migration must not break them.
 */
export const migrationViolations = (files: readonly { name: string; text: string }[]): string[] => {
  const numbers = files.map(({ name }) => name.slice(0, 4));
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  return [
    ...twice.map((number) => `migrations: ${number} is there twice`),
    ...files.flatMap(({ name, text }) => {
      const [, plain] = PLAIN.exec(name) ?? [];
      if (plain !== undefined && Number(plain) <= LAST_PLAIN) return [];
      const [, , kind] = NAME.exec(name) ?? [];
      if (kind === undefined) return [`${name} must be called NNNN_name.expand.sql or NNNN_name.contract.sql`];
      return kind === 'expand' ? expandViolations(text).map((violation) => `${name} ${violation}`) : [];
    }),
  ];
};
