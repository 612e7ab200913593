type Props = { yes: boolean; label: string };

/** O or -, as lists of people here have it; readers hear the word. */
export const YesMark = ({ yes, label }: Props) => (
  <>
    <span aria-hidden>{yes ? 'O' : '-'}</span>
    <span className="visually-hidden">{label}</span>
  </>
);
