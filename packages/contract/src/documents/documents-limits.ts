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
  favourites: 200,
  recent: 20,
  administrators: 1000,
  searchText: 100,
  fileBytes: 104_857_600,
  letterBytes: 20_971_520,
  authorityNumber: 50,
  reason: 500,
  /** The number of days ahead within which a revision may come into force. */
  daysAhead: 730,
  /** The maximum number of changes in a comparison. */
  changes: 1000,
  /** The number of unchanged words around a change. */
  wordsAround: 30,
} as const;

/** Extensions that are blocked here, in addition to those that the company blocks (rules/documents.md#upload). */
export const forbiddenExtensions = ['exe', 'zip', 'js'] as const;

/** The kinds of files for the letter of an authority (rules/documents.md#authority). */
export const letterExtensions = ['pdf', 'png', 'jpg'] as const;
