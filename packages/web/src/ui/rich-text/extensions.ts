import type { Extensions } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from './link.ts';

/** Pictures of other hosts are not taken over: the server would drop them. */
const EmbeddedImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="data:image/"]' }],
});

/** Makes exactly what the server's sanitizer keeps (decisions: approval, content). */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
  TextStyleKit.configure({ lineHeight: false }),
  Highlight.configure({ multicolor: true }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  EmbeddedImage.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: true, cellMinWidth: 40 } }),
];
