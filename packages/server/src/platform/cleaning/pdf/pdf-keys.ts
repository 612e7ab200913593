/** The catalog entries that are kept; all others serve programs, or describe people and programs. */
export const CATALOG = new Set(
  'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines AcroForm MarkInfo StructTreeRoot Lang OCProperties'.split(
    ' ',
  ),
);

/** The entries of a page and its parent nodes that are kept. */
export const PAGE = new Set(
  'Type Parent Kids Count Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group Annots StructParents Tabs UserUnit BoxColorInfo Dur Trans'.split(
    ' ',
  ),
);

/** The entries of an annotation that are kept: position, appearance and text, not author and time. */
export const ANNOTATION = new Set(
  (
    'Type Subtype Rect Contents P F AP AS Border C StructParent OC Lang BM CA ca A Dest H QuadPoints BS Open Name DA Q ' +
    'CL IT BE RD LE L LL LLE Cap LLO CP Measure CO IC Vertices InkList Sy Popup IRT RT Parent RO OverlayText Repeat State StateModel ' +
    'MK TU TM FT Ff V DV Opt MaxLen TI I Kids T'
  ).split(' '),
);

/** Annotations that embed a file, a sound or a film. */
export const HOLDERS = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D']);

export const FORM = new Set('Fields NeedAppearances CO DR DA Q'.split(' '));

/** Entries that are always removed. */
export const TELLING = new Set(
  (
    'Metadata PieceInfo LastModified AF EF AA JS XFA Thumb OPI CreatorInfo Author Creator Producer CreationDate ModDate ' +
    'Perms Legal DSS Collection OpenAction'
  ).split(' '),
);

/** Dictionaries whose keys are names chosen by the document, such as fonts. */
export const NAME_TABLES = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Dests RoleMap ClassMap'.split(' '),
);

/** Allowed actions of a link; others name files of the author or run programs. */
export const ACTIONS = new Set(['GoTo', 'URI', 'Named']);
