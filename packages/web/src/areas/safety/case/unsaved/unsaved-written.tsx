import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useMe } from '../../../identity/index.ts';
import { isCopyLeft } from './unsaved-case-left.ts';

const Told = createContext<(isWritten: boolean) => void>(() => undefined);

/** Tells the tab in which a form stands whether it holds what is not saved. */
export const useTellWritten = (isWritten: boolean): void => {
  const tell = use(Told);
  useEffect(() => {
    if (!isWritten) return;
    tell(true);
    return () => tell(false);
  }, [isWritten, tell]);
};

type Props = { tab: string; onWritten: (tab: string, isWritten: boolean) => void; children: ReactNode };

/** A tab, or a part of one, whose forms tell whether they hold what is not saved; so does what it stands in. */
export const Watched = ({ tab, onWritten, children }: Props) => {
  const around = use(Told);
  const tell = useCallback(
    (isWritten: boolean) => {
      onWritten(tab, isWritten);
      around(isWritten);
    },
    [tab, onWritten, around],
  );
  return <Told value={tell}>{children}</Told>;
};

/**
 * In which tabs something stands that is not saved, on the screen or left on this device, by what is written in each: such
 * a tab is neither locked nor taken away.
 */
export const useWritten = (what: Readonly<Record<string, string>> = {}) => {
  const { employee } = useMe();
  const [left] = useState(() => Object.keys(what).filter((tab) => isCopyLeft(employee.id, what[tab] ?? tab)));
  /** Once for each form that tells it. */
  const [written, setWritten] = useState<readonly string[]>([]);
  const onWritten = useCallback(
    (tab: string, isWritten: boolean): void =>
      setWritten((now) => (isWritten ? [...now, tab] : now.filter((_, place) => place !== now.indexOf(tab)))),
    [],
  );
  return { isWritten: (tab: string): boolean => written.includes(tab) || left.includes(tab), onWritten };
};
