import { MAKER, namedPicture } from '../named-picture.fixture.ts';
import { type Link, type PartToWrite, xml } from './package.fixture.ts';

const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const VENDOR = 'vnd.openxmlformats-officedocument';

/** The document properties that every Office program writes; `main` is the main part. */
export const propertyLinks = (main: string): Link[] => [
  ['rId1', 'officeDocument', main],
  ['rId2', CORE, 'docProps/core.xml'],
  ['rId3', 'extended-properties', 'docProps/app.xml'],
  ['rId4', 'custom-properties', 'docProps/custom.xml'],
  [
    'rId5',
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
    'docProps/thumbnail.jpeg',
  ],
];

export const propertyParts = async (): Promise<PartToWrite[]> => [
  {
    name: 'docProps/core.xml',
    type: 'vnd.openxmlformats-package.core-properties+xml',
    content: xml(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${MAKER}</dc:creator><cp:lastModifiedBy>${MAKER}</cp:lastModifiedBy></cp:coreProperties>`,
    ),
  },
  {
    name: 'docProps/app.xml',
    type: `${VENDOR}.extended-properties+xml`,
    content: xml(
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Manager>${MAKER}</Manager></Properties>`,
    ),
  },
  {
    name: 'docProps/custom.xml',
    type: `${VENDOR}.custom-properties+xml`,
    content: xml(
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="owner">${MAKER}</property></Properties>`,
    ),
  },
  { name: 'docProps/thumbnail.jpeg', content: await namedPicture('jpeg') },
  { name: 'customXml/item1.xml', content: xml(`<b:source xmlns:b="urn:b">${MAKER}</b:source>`) },
  { name: 'unreferenced/left-over.xml', content: xml(`<left>${MAKER}</left>`) },
];
