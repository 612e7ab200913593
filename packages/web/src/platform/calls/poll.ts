/** The interval in which data that may change elsewhere are refetched while the tab is visible. */
export const POLL_MS = 30_000;
