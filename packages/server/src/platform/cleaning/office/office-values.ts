import type { Aliases } from './aliases.ts';
import type { Attribute, Element } from './office-xml.ts';

/** The result for an attribute: another value, removed (undefined), or unchanged (`same`). */
export const same = Symbol('same');
type Became = string | undefined | typeof same;

/** Moments that a schema wants. */
const NO_MOMENT = '2000-01-01T00:00:00.000';

const isPerson = ({ local }: Element): boolean => local === 'cmAuthor' || local === 'author' || local === 'person';
const isOneOf = (local: string, ...names: readonly string[]): boolean => names.includes(local);

/** Names, accounts and moments of people. */
export const ofPeople = ({ local, value, uri }: Attribute, element: Element, aliases: Aliases): Became => {
  const ofPerson = isPerson(element);
  if (local === 'author' || local === 'displayName' || (local === 'name' && ofPerson)) return aliases.of(value);
  if (local === 'initials') return 'A';
  if (local === 'userId') return ofPerson ? 'user' : undefined;
  if (local === 'providerId') return 'None';
  if (isOneOf(local, 'personId', 'authorId') || (local === 'id' && ofPerson)) return aliases.ofId(value);
  if (local === 'created' && isOneOf(element.local, 'cm', 'reply')) return NO_MOMENT;
  if (local === 'dt' && element.local === 'cm') return undefined;
  return local === 'date' && uri.includes('wordprocessingml') ? undefined : same;
};

/** Whether a picture's description was generated from its file name, alone or in a sentence. */
const namesFile = (text: string): boolean =>
  /\\|:\/|\.(?:jpe?g|png|gif|bmp|tiff?|webp|heic|emf|wmf|svg)(?![a-z0-9])/i.test(text);

/** Rewrites attributes with names of picture files and paths of data sources. */
export const ofFiles = ({ local, value, uri }: Attribute, element: Element): Became => {
  if (isOneOf(element.local, 'docPr', 'cNvPr') && namesFile(value)) {
    if (local === 'name') return 'Picture';
    if (isOneOf(local, 'descr', 'title')) return undefined;
  }
  if (element.local === 'imagedata' && isOneOf(local, 'title', 'src', 'href'))
    return uri.endsWith('/relationships') ? same : undefined;
  if (local === 'alt' && namesFile(value)) return undefined;
  return isOneOf(element.local, 'dbPr', 'olapPr') && isOneOf(local, 'connection', 'command', 'localConnection')
    ? ''
    : same;
};

const USER_FOLDER = /(?:[A-Za-z]:|file:\/*)?[\\/]+(?:Users|Documents and Settings|home)[\\/]+[^\\/"<>|]+/gi;

/** A text without the folder that is called after its user. */
export const withoutFolders = (text: string): string => text.replace(USER_FOLDER, 'C:\\Users\\user');
