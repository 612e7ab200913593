import { MAKER, namedPicture } from '../named-picture.fixture.ts';
import { officeFile, type PartToWrite, xml } from './package.fixture.ts';
import { propertyLinks, propertyParts } from './properties.fixture.ts';

const NS =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"';
const TYPE = 'vnd.openxmlformats-officedocument.presentationml';
const LATER = 'http://schemas.microsoft.com/office/2018/10/relationships';
const PERSON = '{AAAAAAAA-1111-2222-3333-444444444444}';

/** Texts that must stay readable. */
export const PPTX_TEXT = ['turbulence over Jeju', 'shorten this', 'and this'];

const said = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;

const slideParts = async (): Promise<PartToWrite[]> => [
  {
    name: 'ppt/slides/slide1.xml',
    type: `${TYPE}.slide+xml`,
    content: xml(
      `<p:sld ${NS}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/></p:nvSpPr><p:txBody>${said('turbulence over Jeju')}</p:txBody></p:sp><p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture 2" descr="${MAKER}.jpg"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/></p:blipFill></p:pic></p:spTree><p:custDataLst><p:tags r:id="rId4"/></p:custDataLst></p:cSld></p:sld>`,
    ),
    links: [
      ['rId1', 'image', '../media/image1.jpeg'],
      ['rId2', 'comments', '../comments/comment1.xml'],
      ['rId3', `${LATER}/comments`, '../comments/modernComment_1.xml'],
      ['rId4', 'tags', '../tags/tag1.xml'],
    ],
  },
  { name: 'ppt/media/image1.jpeg', content: await namedPicture('jpeg') },
  {
    name: 'ppt/tags/tag1.xml',
    type: `${TYPE}.tags+xml`,
    content: xml(`<p:tagLst ${NS}><p:tag name="BY" val="${MAKER}"/></p:tagLst>`),
  },
  {
    name: 'ppt/comments/comment1.xml',
    type: `${TYPE}.comments+xml`,
    content: xml(
      `<p:cmLst ${NS}><p:cm authorId="0" dt="2026-11-19T21:40:00" idx="1"><p:pos x="1" y="1"/><p:text>${MAKER}: shorten this</p:text></p:cm></p:cmLst>`,
    ),
  },
  {
    name: 'ppt/comments/modernComment_1.xml',
    type: 'vnd.ms-powerpoint.comments+xml',
    content: xml(
      `<p188:cmLst ${NS}><p188:cm id="{BBBBBBBB-1111-2222-3333-444444444444}" authorId="${PERSON}" created="2026-11-19T21:40:00.000"><p188:txBody>${said(`@${MAKER} and this`)}</p188:txBody></p188:cm></p188:cmLst>`,
    ),
  },
];

const presentationParts: PartToWrite[] = [
  {
    name: 'ppt/presentation.xml',
    type: `${TYPE}.presentation.main+xml`,
    content: xml(`<p:presentation ${NS}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`),
    links: [
      ['rId1', 'slide', 'slides/slide1.xml'],
      ['rId2', 'commentAuthors', 'commentAuthors.xml'],
      ['rId3', `${LATER}/authors`, 'authors.xml'],
      [
        'rId4',
        'http://schemas.microsoft.com/office/2016/11/relationships/changesInfo',
        'changesInfos/changesInfo1.xml',
      ],
    ],
  },
  {
    name: 'ppt/commentAuthors.xml',
    type: `${TYPE}.commentAuthors+xml`,
    content: xml(
      `<p:cmAuthorLst ${NS}><p:cmAuthor id="0" name="${MAKER}" initials="${MAKER}" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
    ),
  },
  {
    name: 'ppt/authors.xml',
    type: 'vnd.ms-powerpoint.authors+xml',
    content: xml(
      `<p188:authorLst ${NS}><p188:author id="${PERSON}" name="${MAKER}" initials="KG" userId="S::${MAKER}::1" providerId="AD"/></p188:authorLst>`,
    ),
  },
  {
    name: 'ppt/changesInfos/changesInfo1.xml',
    type: 'vnd.ms-powerpoint.changesinfo+xml',
    content: xml(`<pc:chgInfo xmlns:pc="urn:pc"><pc:chgData name="${MAKER}" userId="${MAKER}"/></pc:chgInfo>`),
  },
];

/** A presentation that names its author wherever PowerPoint does: comments of both kinds, authors, changes, tags. */
export const namedPptx = async (): Promise<Uint8Array> =>
  officeFile(propertyLinks('ppt/presentation.xml'), [
    ...presentationParts,
    ...(await slideParts()),
    ...(await propertyParts()),
  ]);
