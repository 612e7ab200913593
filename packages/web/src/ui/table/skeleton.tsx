import { type Column, placeOf } from './column.ts';
import classes from './data.module.css';
import { roles } from './roles.ts';

const ROWS = 8;
const places = Array.from({ length: ROWS }, (_, place) => place);

type Props<Row> = {
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** The rows have a line below the title in a card. */
  hasCardLine: boolean;
};

/** Rows of the same height as those that are on their way, so that nothing jumps. */
export const DataTableSkeleton = <Row,>({ columns, selectable, hasCardLine }: Props<Row>) =>
  places.map((place) => (
    <tr key={place} {...roles.row} className={classes.row} aria-hidden>
      {selectable && <td className={classes.select} />}
      {columns.map((column) => (
        <td key={column.key} className={classes.cell} {...placeOf(column)}>
          <span className={classes.bone} />
        </td>
      ))}
      {hasCardLine && (
        <td className={classes.cardLine}>
          <span className={classes.bone} />
        </td>
      )}
    </tr>
  ));
