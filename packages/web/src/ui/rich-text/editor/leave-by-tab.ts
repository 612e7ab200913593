import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** After Esc the Tab key leaves the text, also where it would go to the next cell or indent an item. */
export const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  addProseMirrorPlugins() {
    let leaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, { key }) => {
              // What is handled here goes no further in the editor, and to the browser as ever.
              const leaves = leaving && key === 'Tab';
              if (key !== 'Tab' && key !== 'Shift') leaving = key === 'Escape';
              return leaves;
            },
            focus: () => {
              leaving = false;
              return false;
            },
            mousedown: () => {
              leaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
