import { Textarea } from '@mantine/core';
import classes from './selectable-text.module.css';

/** Read-only text input after the record was closed: unsent text stays visible and can be copied. */
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
