/** Longest texts and largest files of the document center (rules/documents.md#upload). */
export const documentLimits = {
  driveName: 40,
  title: 40,
  subTitle: 80,
  version: 25,
  description: 1000,
  noticeTitle: 100,
  noticeContent: 5000,
  docNo: 50,
  manualTitle: 80,
  abbr: 50,
  managers: 50,
  readers: 10_000,
  readerGroups: 20,
  readerTexts: 20,
  dueDays: 365,
  administrators: 1000,
  searchText: 100,
  fileBytes: 104_857_600,
  letterBytes: 20_971_520,
  authorityNumber: 50,
  reason: 500,
  /** So many days ahead a revision may be set to come into force. */
  daysAhead: 730,
  /** Changes that a comparison tells of. */
  changes: 1000,
  /** Words around a change that stand in both revisions. */
  wordsAround: 30,
} as const;

/** Extensions that nobody uploads here, besides those that the company blocks (rules/documents.md#upload). */
export const forbiddenExtensions = ['exe', 'zip', 'js'] as const;

/** What the letter of an authority may be (rules/documents.md#authority). */
export const letterExtensions = ['pdf', 'png', 'jpg'] as const;
