import manifest from '../package.json' with { type: 'json' };

/** The version of this portal. */
export const VERSION: string = manifest.version;
