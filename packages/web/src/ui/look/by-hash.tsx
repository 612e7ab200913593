import { Tabs } from '@mantine/core';
import { IconAlertCircleFilled, IconLock } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './by-hash.module.css';
import { InShownTab } from './tabs-shown.ts';

/** Width of the fade at the end of the tabs. */
const FADE_PX = 24;

/** Scrolls the selected tab into view, beyond the fade, without scrolling the page. */
const useTabInView = (list: RefObject<HTMLElement | null>, shown: string | null): void =>
  useLayoutEffect(() => {
    const tabs = list.current;
    const tab = shown === null ? undefined : tabs?.querySelector('[aria-selected=true]');
    if (!tabs || !tab) return;
    const [outer, inner] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    const beyond = inner.right + FADE_PX - outer.right;
    if (beyond > 0) tabs.scrollLeft += beyond;
    else if (inner.left < outer.left) tabs.scrollLeft += inner.left - outer.left;
  }, [list, shown]);

export type Tab = {
  /** Its name in the hash of the address. */
  key: string;
  label: string;
  content: ReactNode;
  count?: number;
  /** What waits there for the user; a dot shows it. */
  waits?: string | undefined;
  /** It contains a problem to fix. */
  wrong?: boolean;
  /** Why it cannot be opened yet. */
  locked?: string | undefined;
  /** It contains unsaved text and stays mounted while another tab is open. */
  stays?: boolean;
};

type TabLabelProps = Pick<Tab, 'label' | 'count' | 'waits' | 'wrong' | 'locked'>;

const TabLabel = ({ label, count, waits, wrong, locked }: TabLabelProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.label} title={locked ?? waits}>
      {locked !== undefined && <IconLock size={14} aria-hidden />}
      {label}
      {count !== undefined && <span className={classes.count}>{count}</span>}
      {waits !== undefined && (
        <>
          <span className={classes.waits} aria-hidden />
          <span className="visually-hidden">{waits}</span>
        </>
      )}
      {wrong && <IconAlertCircleFilled size={14} className={classes.wrong} aria-label={t(uiWords.tabs.wrong)} />}
      {locked !== undefined && <span className="visually-hidden">{locked}</span>}
    </span>
  );
};

type Props = {
  label: string;
  /** Only tabs that the user may see. */
  tabs: readonly Tab[];
  /** The default tab, if the address names none; by default the first. */
  initial?: string;
};

/** Tabs whose selection is in the hash of the address; arrow keys move between them. */
export const TabsByHash = ({ label, tabs, initial }: Props) => {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const open = tabs.filter(({ locked }) => locked === undefined);
  const named = (name: string | undefined) => open.find(({ key }) => key === name);
  const shown = (named(hash) ?? named(initial) ?? open[0])?.key ?? null;
  const [opened, setOpened] = useState<readonly (string | null)[]>([]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const list = useRef<HTMLDivElement>(null);
  useTabInView(list, shown);
  // A tab that stays mounted loses nothing, so no question is needed.
  const ignoreBlocker = named(shown ?? undefined)?.stays === true;
  const show = (key: string | null): void => {
    if (key !== null)
      void navigate({ to: '.', search: true, hash: key, replace: true, resetScroll: false, ignoreBlocker });
  };
  return (
    // Hidden tabs stay mounted, so leaving the page asks about text typed in them too.
    <Tabs value={shown} onChange={show} keepMounted={false} keepMountedMode="display-none">
      <Tabs.List ref={list} aria-label={label} className={classes.list ?? ''}>
        {tabs.map(({ key, ...tab }) => (
          <Tabs.Tab key={key} value={key} disabled={tab.locked !== undefined}>
            <TabLabel {...tab} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {open.map(({ key, content, stays = false }) => (
        <Tabs.Panel key={key} value={key} keepMounted={stays && opened.includes(key)} pt="md">
          <InShownTab value={key === shown}>{content}</InShownTab>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
