import type { ProblemCode } from '@portal/contract/kernel';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { keysOf, localStore } from '../../../platform/device/storage.ts';
import { placeOf } from '../../../ui/form/copy/local-copy.ts';
import { useMe } from '../../identity/index.ts';
import type { CaseRef } from '../safety.queries.ts';

/** The names of the drafts on this device that belong to a case. */
export const localCopyNames = {
  classification: (id: number): string => `classification-${id}`,
  hazard: ({ family, id }: CaseRef): string => `hazard-of-${family}-${id}`,
  rootCause: (id: number): string => `root-cause-${id}`,
  postProcess: (id: number): string => `post-process-${id}`,
};

/** Whether this device has a copy of something that was typed there. */
const hasLocalCopy = (employeeId: number, what: string): boolean => {
  const place = `${placeOf('safety', employeeId, what)}.`;
  return keysOf(localStore).some((key) => key.startsWith(place));
};

const MarkUnsaved = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Marks the tab of a form while it has unsaved changes. */
export const useMarkUnsaved = (isUnsaved: boolean): void => {
  const mark = use(MarkUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    mark(true);
    return () => mark(false);
  }, [isUnsaved, mark]);
};

type Props = { tab: string; onUnsaved: (tab: string, isUnsaved: boolean) => void; children: ReactNode };

/**
 * A tab, or a part of one, that is marked while its forms have unsaved changes; the surrounding parts are marked as
 * well.
 */
export const UnsavedTab = ({ tab, onUnsaved, children }: Props) => {
  const around = use(MarkUnsaved);
  const mark = useCallback(
    (isUnsaved: boolean) => {
      onUnsaved(tab, isUnsaved);
      around(isUnsaved);
    },
    [tab, onUnsaved, around],
  );
  return <MarkUnsaved value={mark}>{children}</MarkUnsaved>;
};

/**
 * The tabs with unsaved changes, on the screen or on this device, by their drafts: such a tab is neither locked nor
 * hidden.
 */
export const useUnsavedTabs = (what: Readonly<Record<string, string>> = {}) => {
  const { employee } = useMe();
  const [left] = useState(() => Object.keys(what).filter((tab) => hasLocalCopy(employee.id, what[tab] ?? tab)));
  /** Once for each form that marks its tab. */
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = useCallback(
    (tab: string, isUnsaved: boolean): void =>
      setUnsaved((now) => (isUnsaved ? [...now, tab] : now.filter((_, place) => place !== now.indexOf(tab)))),
    [],
  );
  return { isUnsaved: (tab: string): boolean => unsaved.includes(tab) || left.includes(tab), onUnsaved };
};

/** Why typed text can no longer be saved: by the state of the case, or because the reader lost the right. */
export type Refusal = ProblemCode;

/**
 * Whether the form of a part of a case is shown: for people who may write, who could until now, or who have a draft on
 * this device.
 */
export const useEditable = (can: true | ProblemCode | undefined, what: string) => {
  const { employee } = useMe();
  const [holds, setHolds] = useState(() => hasLocalCopy(employee.id, what));
  const may = can === true;
  if (may && !holds) setHolds(true);
  const refusal: Refusal | undefined = may ? undefined : (can ?? 'no-permission');
  return { isEditable: may || holds, refusal };
};
