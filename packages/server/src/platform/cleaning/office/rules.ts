import type { Aliases } from './aliases.ts';
import { createFieldWatch } from './fields.ts';
import { ofFiles, ofPeople, same, withoutFolders } from './office-values.ts';
import type { Attribute, XmlRules } from './office-xml.ts';

/** Elements that tell of people, machines, programs and folders, and of nothing that is read. */
const TELLING = new Set(
  (
    'absPath fileSharing revisionPtr rsids rsid docVars attachedTemplate mailMerge docId dataBinding custDataLst customerData ' +
    'customWorkbookViews customSheetViews webPublishing webPublishItems htmlPubPr mentions reactions taskDetails imgProps ' +
    'writeProtection customPr customProperties saveThroughXslt'
  ).split(' '),
);

/** Attributes that go wherever they stand; those whose name begins with `rsid` too. */
const GONE = new Set(
  (
    'dateUtc dT refreshedBy refreshedDate refreshedDateIso gfxdata securityDescriptor userName ed odcFile sourceFile ' +
    'singleSignOnId lastEdited codeName'
  ).split(' '),
);

/** Texts in which places of files stand. */
const PLACES = new Set(['f', 'definedName', 'delInstrText', 'instrText']);

export type PartRules = {
  aliases: Aliases;
  /** Relationships that went: what refers to them goes too. */
  gone: ReadonlySet<string>;
  /** A part whose running text names people, as those do who comment. */
  isComment: boolean;
};

/** How a part of an Office document is written anew. */
export const officeRules = ({ aliases, gone, isComment }: PartRules): XmlRules => {
  const fields = createFieldWatch();
  const refersToMissing = ({ uri, value }: Attribute): boolean => uri.endsWith('/relationships') && gone.has(value);
  return {
    keeps: (element) => {
      fields.opens(element);
      if (TELLING.has(element.local)) return false;
      return element.local === 'pageSetup' || !Object.values(element.attributes).some(refersToMissing);
    },
    attribute: (attribute, element) => {
      if (attribute.local.startsWith('rsid') || GONE.has(attribute.local) || refersToMissing(attribute))
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
