import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import classes from './side-menu.module.css';

export const SideMenuLinkClass = classes.link;

type GroupProps = { heading: string; children: ReactNode };

/** Links of a side menu with a heading; `extra` is shown next to it, such as a button that creates an entry. */
export const SideMenuGroup = ({ heading, extra, children }: GroupProps & { extra?: ReactNode }) => (
  <section className={classes.group} aria-label={heading}>
    <div className={classes.top}>
      <h2 className={classes.heading}>{heading}</h2>
      {extra}
    </div>
    <ul className={classes.list}>{children}</ul>
  </section>
);

/** Links of a side menu, each as far in as it is deep. */
export const SideMenuList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>;

/** A long list or tree of links that can be collapsed and scrolls by itself; the active link stays in view. */
export const SideMenuFold = ({ heading, at, children }: GroupProps & { at: number | string | undefined }) => {
  const [open, setOpen] = useState(true);
  const id = useId();
  const links = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined) links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className={`${classes.group} ${classes.many}`} aria-label={heading}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {heading}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </h2>
      <div id={id} ref={links} className={classes.scrolled} hidden={!open}>
        {children}
      </div>
    </section>
  );
};

type LinkToProps = LinkProps & {
  label: string;
  count?: number | undefined;
  /** Where it is more than a number. */
  countText?: string;
  countLabel?: string;
  /** Its count could not be loaded. */
  lost?: boolean;
  hot?: boolean;
  /** The user is on a page that was opened from this entry. */
  cameFrom?: boolean;
  /** Not active on pages below its address. */
  exact?: boolean;
  /** Said of it beside its name. */
  note?: string;
  /** How deep it lies in a tree of entries, from 1. */
  level?: number;
};

/** A menu entry with its count; `hot` emphasizes a count of items that wait for the user. */
export const SideMenuLink = ({
  label,
  count = 0,
  countText = badgeText(count),
  countLabel,
  lost = false,
  hot = false,
  cameFrom = false,
  exact = false,
  note,
  level = 1,
  ...link
}: LinkToProps) => {
  const { t } = useTranslation();
  return (
    <li>
      <Link
        {...link}
        {...(cameFrom && { 'aria-current': true })}
        className={classes.link}
        style={{ '--level': level } as CSSProperties}
        activeOptions={{ includeSearch: false, exact }}
      >
        {label}
        {note && <small className={classes.note}>{note}</small>}
        {(lost || count > 0) && (
          <b className={classes.count} data-hot={hot && !lost}>
            <span aria-hidden>{lost ? '–' : countText}</span>
            <span className="visually-hidden">{lost ? t(uiWords.countLost) : countLabel}</span>
          </b>
        )}
      </Link>
    </li>
  );
};
