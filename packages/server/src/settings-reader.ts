import { readFileSync } from 'node:fs';

/** Invalid settings: names and reasons, never values, which may be secrets. */
export class ConfigError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'ConfigError';
    this.reasons = reasons;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingsReader = ReturnType<typeof settingsReader>;

const trimmed = (value: string | undefined): string | undefined => {
  const text = value?.trim();
  return text === '' ? undefined : text;
};

/** Reads settings by name, from the environment or the file named by `NAME_FILE`, and collects problems. */
export const settingsReader = (environment: Environment) => {
  const reasons: string[] = [];
  const refuse = <T>(name: string, reason: string, instead: T): T => {
    const line = `${name} ${reason}`;
    if (!reasons.includes(line)) reasons.push(line);
    return instead;
  };
  const fromFile = (name: string, path: string): string | undefined => {
    try {
      return trimmed(readFileSync(path, 'utf8'));
    } catch {
      return refuse(`${name}_FILE`, 'must be the path of a file that can be read', undefined);
    }
  };
  const textOf = (name: string): string | undefined => {
    const value = trimmed(environment[name]);
    const path = trimmed(environment[`${name}_FILE`]);
    if (path === undefined) return value;
    if (value !== undefined) return refuse(`${name}_FILE`, `must not be set together with ${name}`, value);
    return fromFile(name, path);
  };
  return {
    reasons,
    textOf,
    refuse,
    integer: (name: string, fallback: number, minimum: number, maximum: number): number => {
      const value = textOf(name);
      if (value === undefined) return fallback;
      const read = Number(value);
      return Number.isInteger(read) && read >= minimum && read <= maximum
        ? read
        : refuse(name, `must be a whole number from ${minimum} to ${maximum}`, fallback);
    },
    word: <W extends string>(name: string, words: readonly W[], fallback: W): W => {
      const value = textOf(name);
      if (value === undefined) return fallback;
      return words.find((word) => word === value) ?? refuse(name, `must be one of ${words.join(', ')}`, fallback);
    },
    url: (name: string, protocols: readonly string[]): string | undefined => {
      const value = textOf(name);
      if (value === undefined) return undefined;
      const valid = URL.canParse(value) && protocols.includes(new URL(value).protocol);
      return valid
        ? value.replace(/\/+$/, '')
        : refuse(name, `must be a URL that begins with ${protocols.join(' or ')}`, undefined);
    },
    words: (name: string): string[] | undefined =>
      textOf(name)
        ?.split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
  };
};
