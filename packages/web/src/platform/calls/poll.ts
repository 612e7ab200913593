/** How often what may have changed elsewhere is asked for again, while somebody looks at the tab. */
export const POLL_MS = 30_000;
