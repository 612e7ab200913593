import { sql } from 'kysely';

/** Whether the line under an alias waits for its approver, like `isPending` of the contract. */
export const isPendingLine = (alias: string) => {
  const action = sql.ref(`${alias}.action`);
  return sql<boolean>`(${action} is null or ${action} = 'Hold')`;
};
