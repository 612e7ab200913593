/** What a form hands the editor. */
export type RichTextEditorProps = {
  id?: string;
  label: string;
  labelledBy?: string;
  describedBy?: string;
  /** The text to begin with; later values are not taken over, give a new `key` to start again. */
  value: string;
  invalid?: boolean;
  required?: boolean;
  /** Called when one pauses, and before focus leaves. */
  onChange: (html: string) => void;
  /** A picture was chosen, pasted or dropped that cannot be embedded. */
  onBadImage: () => void;
  /** Pictures stood in a pasted text that did not come with it. */
  onLostPictures: () => void;
};
