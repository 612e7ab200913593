/** What is kept of the catalog; all else serves programs, or tells of them and of people. */
export const CATALOG = new Set(
  'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines AcroForm MarkInfo StructTreeRoot Lang OCProperties'.split(
    ' ',
  ),
);

/** What is kept of a page and of the nodes above it. */
export const PAGE = new Set(
  'Type Parent Kids Count Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group Annots StructParents Tabs UserUnit BoxColorInfo Dur Trans'.split(
    ' ',
  ),
);

/** What is kept of an annotation: where it stands, how it looks, what it says; not who made it and when. */
export const ANNOTATION = new Set(
  (
    'Type Subtype Rect Contents P F AP AS Border C StructParent OC Lang BM CA ca A Dest H QuadPoints BS Open Name DA Q ' +
    'CL IT BE RD LE L LL LLE Cap LLO CP Measure CO IC Vertices InkList Sy Popup IRT RT Parent RO OverlayText Repeat State StateModel ' +
    'MK TU TM FT Ff V DV Opt MaxLen TI I Kids T'
  ).split(' '),
);

/** Annotations that hold a file, a sound or a film. */
export const HOLDERS = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D']);

export const FORM = new Set('Fields NeedAppearances CO DR DA Q'.split(' '));

/** Never kept, wherever they stand. */
export const TELLING = new Set(
  (
    'Metadata PieceInfo LastModified AF EF AA JS XFA Thumb OPI CreatorInfo Author Creator Producer CreationDate ModDate ' +
    'Perms Legal DSS Collection OpenAction'
  ).split(' '),
);

/** Dictionaries whose keys are names that the document gave, like those of its fonts. */
export const NAME_TABLES = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Dests RoleMap ClassMap'.split(' '),
);

/** What pressing a link may do; others name files of the maker or run programs. */
export const ACTIONS = new Set(['GoTo', 'URI', 'Named']);
