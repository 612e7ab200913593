import { TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import classes from './pdf-tools.module.css';
import type { Reader, ReaderState } from './reader.ts';

type Props = { reader: Reader; state: ReaderState };

/** Which page is in view, and to another one: by steps, or by its number. */
export const PageField = ({ reader, state: { page, pages } }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState(String(page));
  useEffect(() => setText(String(page)), [page]);
  const go = (): void => {
    const wanted = Number(text);
    if (text.trim() !== '' && Number.isFinite(wanted)) reader.turnTo(wanted);
    setText(String(reader.get().page));
  };
  return (
    <div className={classes.group}>
      <span className={classes.turn}>
        <Tool label={t(viewerWords.page.previous)} disabled={page <= 1} onClick={() => reader.turn(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </Tool>
      </span>
      <TextInput
        className={classes.page}
        size="xs"
        inputMode="numeric"
        aria-label={t(viewerWords.page.label)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={go}
        onKeyDown={({ key }) => {
          if (key === 'Enter') go();
        }}
      />
      <span className={classes.of}>{t(viewerWords.page.of, { pages })}</span>
      <span className={classes.turn}>
        <Tool label={t(viewerWords.page.next)} disabled={page >= pages} onClick={() => reader.turn(1)}>
          <IconChevronRight size={18} aria-hidden />
        </Tool>
      </span>
    </div>
  );
};
