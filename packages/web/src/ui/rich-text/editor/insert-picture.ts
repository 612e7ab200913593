import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

export type Picture = { src: string };

/**
 * Inserts pictures at a position or the cursor, and places the cursor after the last one. By default the editor selects
 * what it inserted, and the next letter or picture would replace the selection.
 */
export const insertPictures = (editor: Editor, pictures: readonly Picture[], at?: number): void => {
  const { doc, selection } = editor.state;
  const content = pictures.map((attrs) => ({ type: 'image', attrs }));
  // One that is chosen stays.
  const place = at === undefined && selection instanceof NodeSelection ? selection.to : at;
  const chain = editor.chain().focus();
  const inserted =
    place === undefined
      ? chain.insertContent(content)
      : chain.insertContentAt(Math.min(place, doc.content.size), content);
  inserted
    .command(({ tr, state }) => {
      const { to, $to } = tr.selection;
      if (!(tr.selection instanceof NodeSelection)) return true;
      if (!$to.nodeAfter?.isTextblock) tr.insert(to, state.schema.nodes.paragraph?.create() ?? []);
      tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
      return true;
    })
    .run();
};
