import cell from '../../ui/table/cell.module.css';

/** What stands beside a title, and gives way to it. */
export const SubTitle = ({ children }: { children: string | null }) =>
  children ? <span className={cell.beside}>{children}</span> : null;
