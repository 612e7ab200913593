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
} as const;

/** Extensions that nobody uploads here, besides those that the company blocks (rules/documents.md#upload). */
export const forbiddenExtensions = ['exe', 'zip', 'js'] as const;
