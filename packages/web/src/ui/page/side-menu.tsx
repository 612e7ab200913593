import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { badgeText } from '../../platform/pages.ts';
import classes from './side-menu.module.css';

export const SideMenuLinkClass = classes.link;

/** Links of a side menu under their heading. */
export const SideMenuGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.group} aria-label={heading}>
    <h2 className={classes.heading}>{heading}</h2>
    <ul className={classes.list}>{children}</ul>
  </section>
);

type LinkToProps = LinkProps & {
  label: string;
  count?: number | undefined;
  countLabel?: string;
  hot?: boolean;
  /** One is on a page that was reached from this place. */
  cameFrom?: boolean;
  /** Pages below its address are other places. */
  exact?: boolean;
};

/** One place of the menu with its count; `hot` marks a count that waits for the person. */
export const SideMenuLink = (props: LinkToProps) => {
  const { label, count, countLabel, hot = false, cameFrom = false, exact = false, ...link } = props;
  return (
    <li>
      <Link
        {...link}
        {...(cameFrom && { 'aria-current': true })}
        className={classes.link}
        activeOptions={{ includeSearch: false, exact }}
      >
        {label}
        {count !== undefined && count > 0 && (
          <b className={classes.count} data-hot={hot}>
            <span aria-hidden>{badgeText(count)}</span>
            <span className="visually-hidden">{countLabel}</span>
          </b>
        )}
      </Link>
    </li>
  );
};
