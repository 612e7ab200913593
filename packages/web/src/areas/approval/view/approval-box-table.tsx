import { type ApprovalLine, type DocumentPaper, stepsOf } from '@portal/contract/approval';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { boxName, instantDayText } from '../document/approval-document-texts.ts';
import { lineWords } from '../line/line.words.ts';
import classes from './approval-box.module.css';
import paperFactsClasses from './approval-box-facts.module.css';
import { BoxProgress, LineMark, markOf, Stamp } from './approval-box-marks.tsx';
import { approvalViewWords } from './approval-view.words.ts';

const NONE = '-';

/** The fields left of the approval box, as in print: number, drafter and days. */
const PaperFacts = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const { docNo, drafter, approvalDate, submittedAt, completedAt } = document;
  const rows = [
    ['number', docNo ?? NONE],
    ['drafter', titledName(drafter)],
    ['department', departmentNameOf(drafter)],
    ['drafted', dayText(approvalDate)],
    ...(submittedAt === null ? [] : [['submitted', instantDayText(submittedAt)] as const]),
    ...(completedAt === null ? [] : [['completed', instantDayText(completedAt)] as const]),
  ] as const;
  return (
    <table className={paperFactsClasses.facts} aria-label={t(approvalViewWords.facts.label)}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(approvalViewWords.facts[name])}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** On a phone the box is wider than the screen: the present step, or the one that ended it, is scrolled into view. */
const useTurnInView = (acting: string) => {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves again when the turn moves
  useEffect(() => {
    const box = region.current;
    const cell = box?.querySelector<HTMLElement>('[data-turn="mine"], [data-turn="open"], [data-stamp="Reject"]');
    if (box && cell) box.scrollLeft = cell.offsetLeft - (box.clientWidth - cell.offsetWidth) / 2;
  }, [acting]);
  return region;
};

/** Position and name, and below them the department: names repeat. */
const Person = ({ person }: { person: ApprovalLine['approver'] }) => (
  <>
    {boxName(person)}
    <small className={classes.from}>{departmentNameOf(person)}</small>
  </>
);

type CellsProps = {
  document: DocumentPaper;
  viewerId: number;
  /** At the viewer's own mark, what takes it back. */
  undo?: ReactNode;
};

const HandedOver = ({ from }: { from: NonNullable<ApprovalLine['handedOverFrom']> }) => {
  const { t } = useTranslation();
  return <small className={classes.from}>{t(approvalViewWords.box.handedOverFrom, { name: nameOf(from) })}</small>;
};

/** The deputy who acted, or may act until the line is decided: the line stays its approver's. */
const Deputy = ({ line: { actedBy, deputy } }: { line: ApprovalLine }) => {
  const { t } = useTranslation();
  if (actedBy)
    return <small className={classes.from}>{t(approvalViewWords.box.actedBy, { name: nameOf(actedBy) })}</small>;
  return deputy && <small className={classes.from}>{t(approvalViewWords.box.deputy, { name: nameOf(deputy) })}</small>;
};

const Names = ({ lines }: { lines: readonly ApprovalLine[] }) =>
  lines.map((line) => (
    <td key={line.id} data-type={line.approvalType}>
      <Person person={line.approver} />
      {line.handedOverFrom && <HandedOver from={line.handedOverFrom} />}
      <Deputy line={line} />
    </td>
  ));

const Marks = ({ document, viewerId, undo }: CellsProps) =>
  document.lines.map((line) => {
    const mark = markOf(document, line, viewerId);
    return (
      <td
        key={line.id}
        className={classes.mark}
        data-type={line.approvalType}
        data-turn={mark.turn}
        data-stamp={mark.stamp}
      >
        <LineMark mark={mark} at={line.actionDate} />
        {[line.approver.id, line.actedBy?.id].includes(viewerId) && undo}
      </td>
    );
  });

const Legend = () => {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend} aria-label={t(approvalViewWords.box.legend)}>
      <li>
        <span className={classes.key} data-type="Approve" aria-hidden /> {t(approvalViewWords.box.approver)}
      </li>
      <li>
        <span className={classes.key} data-type="Agreement" aria-hidden /> {t(approvalViewWords.box.agreer)}
      </li>
    </ul>
  );
};

/** The cells of a self-approved document: nobody else decides. */
const Extra = ({ shown, children }: { shown: boolean; children: ReactNode }) => shown && children;

const Box = ({ document, viewerId, undo }: CellsProps) => {
  const { t } = useTranslation();
  const { lines, submittedAt, decidesArbitrarily: alone } = document;
  const region = useTurnInView(lines.map(({ action }) => action).join());
  return (
    <div className={classes.whole}>
      <section
        className={`${classes.scroll} goes-on`}
        ref={region}
        aria-label={t(approvalViewWords.box.title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too
        tabIndex={0}
      >
        <table className={classes.box}>
          <tbody>
            <tr>
              <th rowSpan={3} scope="rowgroup" className={classes.side}>
                {t(approvalViewWords.box.side)}
              </th>
              <th scope="col">{t(approvalViewWords.box.draft)}</th>
              {stepsOf(lines).map((step) => (
                <th key={step.seq} scope="colgroup" colSpan={step.lines.length}>
                  {step.seq} {t(lineWords.type[step.lines[0]?.approvalType ?? 'Approve'])}
                </th>
              ))}
              <Extra shown={alone}>
                <th scope="col">{t(approvalViewWords.box.alone)}</th>
              </Extra>
            </tr>
            <tr>
              <td>
                <Person person={document.drafter} />
              </td>
              <Names lines={lines} />
              <Extra shown={alone}>
                <td>
                  <Person person={document.drafter} />
                </td>
              </Extra>
            </tr>
            <tr>
              <td className={classes.mark}>
                {submittedAt === null ? (
                  <span className={classes.dim}>{t(approvalViewWords.box.writing)}</span>
                ) : (
                  <Stamp word={t(approvalViewWords.box.submitted)} kind="ok" at={submittedAt} />
                )}
              </td>
              <Marks document={document} viewerId={viewerId} undo={undo} />
              <Extra shown={alone}>
                <td className={classes.mark}>
                  {document.completedAt && (
                    <Stamp word={t(approvalViewWords.box.alone)} kind="ok" at={document.completedAt} />
                  )}
                </td>
              </Extra>
            </tr>
          </tbody>
        </table>
      </section>
      {lines.some(({ approvalType }) => approvalType === 'Agreement') && <Legend />}
    </div>
  );
};

/**
 * The head of the paper: its title, and the approval box (결재란): the drafter, then one cell per step, agreers of a step
 * next to each other. On a phone it is collapsed into a strip with the progress, so that the text is on the first
 * screen.
 */
export const ApprovalBox = (props: CellsProps) => {
  const phone = usePhone();
  return (
    <div className={classes.frame}>
      {phone ? (
        <Fold label={<BoxProgress {...props} />}>
          <PaperFacts document={props.document} />
          <Box {...props} />
        </Fold>
      ) : (
        <>
          <PaperFacts document={props.document} />
          <Box {...props} />
        </>
      )}
    </div>
  );
};
