import { Textarea } from '@mantine/core';
import classes from './selectable-text.module.css';

/** The box after the end: what was typed and not sent stands there still, and nothing can be sent any more. */
export const SelectableText = ({ label, text }: { label: string; text: string }) => (
  <Textarea
    classNames={{ input: classes.kept ?? '' }}
    aria-label={label}
    autosize
    minRows={1}
    maxRows={5}
    disabled
    value={text}
  />
);
