/**
 * The numbers of all advisory locks of the database in one table, since two locks with the same number would block each
 * other. Locks with one key (`pg_advisory_lock(number)`) never conflict with locks with two (`pg_advisory_lock(number,
 * id)`).
 */
export const lockNumbers = {
  migrations: 7_205_110_001,
  /** Held while one process prepares the database. */
  starts: 7_205_110_002,
  oneBackup: 7_205_110_003,
  /** Held by a backup while it reads contents. */
  contents: 7_205_110_004,
  webBuilds: 7_205_110_005,
  leaveOfEmployee: 720_511,
  organization: 720_512,
  presetsOfOwner: 720_513,
  holidays: 720_514,
  duties: 720_515,
  delegationsOfPrincipal: 720_516,
  viewsOfEmployee: 720_517,
  documentsOfEmployee: 720_518,
  namesOfDocuments: 720_530,
} as const;
