import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import classes from './pdf-outline.module.css';

/** A heading of the document, its target, and the headings below it. */
export type Heading = {
  /** Its position among all headings, as `2.1.`. */
  readonly number: string;
  readonly title: string;
  readonly dest: string | unknown[] | null;
  readonly items: readonly Heading[];
};

type Go = (destination: string | unknown[]) => void;

const Entry = ({ heading, depth, onGo }: { heading: Heading; depth: number; onGo: Go }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(depth === 0);
  const { dest, items } = heading;
  const title = heading.title.trim() || t(viewerWords.outline.untitled);
  return (
    <li>
      <div className={classes.entry} style={{ paddingInlineStart: `${depth * 16}px` }}>
        {items.length > 0 ? (
          <UnstyledButton
            className={classes.fold}
            aria-expanded={isOpen}
            aria-label={t(viewerWords.outline.unfold, { title })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden />
          </UnstyledButton>
        ) : (
          <span className={classes.leaf} />
        )}
        <UnstyledButton className={classes.title} onClick={() => dest !== null && onGo(dest)}>
          {title}
        </UnstyledButton>
      </div>
      {isOpen && items.length > 0 && <Entries headings={items} depth={depth + 1} onGo={onGo} />}
    </li>
  );
};

const Entries = ({ headings, depth, onGo }: { headings: readonly Heading[]; depth: number; onGo: Go }) => (
  <ul className={classes.entries}>
    {headings.map((heading) => (
      <Entry key={heading.number} heading={heading} depth={depth} onGo={onGo} />
    ))}
  </ul>
);

type Props = { headings: readonly Heading[]; onGo: Go; onClose: () => void };

/** The headings of a document, next to it. */
export const Outline = ({ headings, onGo, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <nav className={classes.panel} aria-label={t(viewerWords.outline.label)}>
      <div className={classes.head}>
        <h2>{t(viewerWords.outline.label)}</h2>
        <Tool label={t(viewerWords.outline.close)} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </Tool>
      </div>
      <div className={classes.scroll}>
        <Entries headings={headings} depth={0} onGo={onGo} />
      </div>
    </nav>
  );
};
