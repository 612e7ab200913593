/** As large as every picture of the help is drawn. */
export const HELP_PICTURE = { width: 960, height: 600 } as const;
