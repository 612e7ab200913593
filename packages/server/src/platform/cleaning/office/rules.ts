import type { Aliases } from './aliases.ts';
import { createFieldWatch } from './fields.ts';
import { ofFiles, ofPeople, same, withoutFolders } from './office-values.ts';
import type { Attribute, XmlRules } from './office-xml.ts';

/** Elements about people, machines, programs and folders that are not visible content. */
const TELLING = new Set(
  (
    'absPath fileSharing revisionPtr rsids rsid docVars attachedTemplate mailMerge docId dataBinding custDataLst customerData ' +
    'customWorkbookViews customSheetViews webPublishing webPublishItems htmlPubPr mentions reactions taskDetails imgProps ' +
    'writeProtection customPr customProperties saveThroughXslt'
  ).split(' '),
);

/** Attributes that are always removed, together with those that start with `rsid`. */
const REMOVED = new Set(
  (
    'dateUtc dT refreshedBy refreshedDate refreshedDateIso gfxdata securityDescriptor userName ed odcFile sourceFile ' +
    'singleSignOnId lastEdited codeName'
  ).split(' '),
);

/** Elements whose text can contain file paths. */
const PLACES = new Set(['f', 'definedName', 'delInstrText', 'instrText']);

export type PartRules = {
  aliases: Aliases;
  /** Removed relationships: references to them are removed too. */
  removed: ReadonlySet<string>;
  /** Whether the running text of the part names people, as comments do. */
  isComment: boolean;
};

/** The rules to rewrite a part of an Office document. */
export const officeRules = ({ aliases, removed, isComment }: PartRules): XmlRules => {
  const fields = createFieldWatch();
  const refersToMissing = ({ uri, value }: Attribute): boolean => uri.endsWith('/relationships') && removed.has(value);
  return {
    keeps: (element) => {
      fields.opens(element);
      if (TELLING.has(element.local)) return false;
      return element.local === 'pageSetup' || !Object.values(element.attributes).some(refersToMissing);
    },
    attribute: (attribute, element) => {
      if (attribute.local.startsWith('rsid') || REMOVED.has(attribute.local) || refersToMissing(attribute))
        return undefined;
      const ofPerson = ofPeople(attribute, element, aliases);
      if (ofPerson !== same) return ofPerson;
      const ofFile = ofFiles(attribute, element);
      return ofFile === same ? withoutFolders(attribute.value) : ofFile;
    },
    text: (text, path) => {
      const local = path.at(-1) ?? '';
      if (local === 'instrText') fields.instructs(text);
      if (PLACES.has(local)) return withoutFolders(text);
      if (local === 'author' && path.includes('authors')) return aliases.of(text);
      if (fields.isTelling() && (local === 't' || local === 'delText')) return '';
      return isComment ? aliases.within(text) : text;
    },
    closes: fields.closes,
  };
};
