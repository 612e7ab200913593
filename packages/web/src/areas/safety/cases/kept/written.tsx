import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useMe } from '../../../identity/index.ts';
import { isCopyLeft } from './left.ts';

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

/** A tab whose form tells whether it holds what is not saved. */
export const Watched = ({ tab, onWritten, children }: Props) => {
  const tell = useCallback((isWritten: boolean) => onWritten(tab, isWritten), [tab, onWritten]);
  return <Told value={tell}>{children}</Told>;
};

/**
 * In which tabs something stands that is not saved, on the screen or left on this device, by what is written in each: such
 * a tab is neither locked nor taken away.
 */
export const useWritten = (what: Readonly<Record<string, string>>) => {
  const { employee } = useMe();
  const [left] = useState(() => Object.keys(what).filter((tab) => isCopyLeft(employee.id, what[tab] ?? tab)));
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const onWritten = useCallback(
    (tab: string, isWritten: boolean): void =>
      setWritten((now) => new Set(isWritten ? [...now, tab] : [...now].filter((other) => other !== tab))),
    [],
  );
  return { isWritten: (tab: string): boolean => written.has(tab) || left.includes(tab), onWritten };
};
