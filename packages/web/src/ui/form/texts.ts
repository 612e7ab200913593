/** The texts of a record, by name. */
export const textsOf = <Name extends string>(
  source: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> => Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Name, string>;

/** The texts of a form as they are sent: without the blanks around them. */
export const trimmed = <Name extends string>(
  form: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> => Object.fromEntries(names.map((name) => [name, form[name].trim()])) as Record<Name, string>;
