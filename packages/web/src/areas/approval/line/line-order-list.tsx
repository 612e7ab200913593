import { ActionIcon, SegmentedControl } from '@mantine/core';
import type { ApprovalType } from '@portal/contract/approval';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { pickingPlaces } from '../../../ui/person/person-picker-picker.tsx';
import { departmentNameOf, nameAmong, titledName } from '../../../ui/person/person-picker-texts.ts';
import { PickedRow, Who } from '../../../ui/person/picked.tsx';
import { lineWords } from './line.words.ts';
import type { LineChange, PickedLine } from './line-order.ts';
import classes from './line-picker.module.css';

const placeAt = (list: HTMLElement, y: number): number => {
  const rows = [...list.children];
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height;
  });
  return below < 0 ? rows.length - 1 : below;
};

/**
 * Reordering by dragging a handle with mouse, pen or finger. The row moves while it is dragged, so the listeners are on
 * the window: an element that moves in the document would lose the pointer.
 */
const useDragOrder = (list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number>();
  const start = useCallback(
    (event: PointerEvent, from: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      let place = from;
      setDragged(from);
      const move = ({ clientY }: globalThis.PointerEvent) => {
        const to = list.current ? placeAt(list.current, clientY) : place;
        if (to === place) return;
        onMove(place, to);
        place = to;
        setDragged(to);
      };
      const stop = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', stop);
        window.removeEventListener('pointercancel', stop);
        setDragged(undefined);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', stop);
      window.addEventListener('pointercancel', stop);
    },
    [list, onMove],
  );
  return { dragged, start };
};

type RowProps = {
  line: PickedLine;
  /** What distinguishes the approver from the others of the line. */
  name: string;
  place: number;
  last: boolean;
  dragged: boolean;
  onGrab: (event: PointerEvent) => void;
  onChange: (change: LineChange) => void;
};

const Row = ({ line, name, place, last, dragged, onGrab, onChange }: RowProps) => {
  const { t } = useTranslation();
  const { approver } = line;
  const move = (to: number, possible: boolean) => possible && onChange({ kind: 'move', from: place, to });
  return (
    <PickedRow dragged={dragged}>
      <span className={classes.grip} onPointerDown={onGrab} title={t(lineWords.drag)} aria-hidden>
        <IconGripVertical size={16} />
      </span>
      <span className={classes.step}>{line.seq}</span>
      <Who
        name={titledName(approver)}
        note={
          <>
            {departmentNameOf(approver)}
            <span className={classes.code}> · {approver.code}</span>
          </>
        }
      />
      <SegmentedControl
        className={classes.type ?? ''}
        size="xs"
        aria-label={t(lineWords.typeOf, { name })}
        data={[
          { value: 'Approve', label: t(lineWords.type.Approve) },
          { value: 'Agreement', label: t(lineWords.type.Agreement) },
        ]}
        value={line.approvalType}
        onChange={(type) => onChange({ kind: 'type', approverId: approver.id, approvalType: type as ApprovalType })}
      />
      <span className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-disabled={place === 0}
          aria-label={t(lineWords.up, { name })}
          onClick={() => move(place - 1, place > 0)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-disabled={last}
          aria-label={t(lineWords.down, { name })}
          onClick={() => move(place + 1, !last)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(lineWords.remove, { name })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, ...pickingPlaces(currentTarget));
            onChange({ kind: 'remove', approverId: approver.id });
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </span>
    </PickedRow>
  );
};

type Props = { lines: readonly PickedLine[]; onChange: (change: LineChange) => void };

/**
 * The line in order; every row can be dragged, moved by button, changed between approval and agreement, and removed.
 */
export const LineOrderList = ({ lines, onChange }: Props) => {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const people = lines.map(({ approver }) => approver);
  const names = people.map((approver) => nameAmong(approver, people));
  const change = (next: LineChange) => {
    if (next.kind === 'move') setAnnouncement(t(lineWords.moved, { name: names[next.from] ?? '', place: next.to + 1 }));
    onChange(next);
  };
  const drop = useCallback((from: number, to: number) => onChange({ kind: 'move', from, to }), [onChange]);
  const { dragged, start } = useDragOrder(list, drop);
  return (
    <>
      <ol className={classes.list} ref={list} aria-label={t(lineWords.order)}>
        {lines.map((line, place) => (
          <Row
            key={line.approver.id}
            line={line}
            name={names[place] ?? ''}
            place={place}
            last={place === lines.length - 1}
            dragged={dragged === place}
            onGrab={(event) => start(event, place)}
            onChange={change}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
};
