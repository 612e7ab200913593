import { Skeleton } from '@mantine/core';
import classes from './styles.module.css';

const ROWS = Array.from({ length: 12 }, (_, at) => at);

/** In the place of the dashboard while its figures are on their way. */
export const DashboardSkeleton = () => (
  <div aria-busy>
    <Skeleton className={classes.period ?? ''} height={36} width={260} />
    <div className={classes.dashboard}>
      <div className={classes.list}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </div>
      <div className={classes.detail}>
        <Skeleton height={28} width={200} />
        <Skeleton height={480} />
        <Skeleton height={120} />
      </div>
    </div>
  </div>
);
