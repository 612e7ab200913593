type Props = { yes: boolean; label: string };

/** O or -, as is usual in the company's lists; screen readers get a word. */
export const YesMark = ({ yes, label }: Props) => (
  <>
    <span aria-hidden>{yes ? 'O' : '-'}</span>
    <span className="visually-hidden">{label}</span>
  </>
);
