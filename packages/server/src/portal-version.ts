import { lastMigration } from '#platform/database/migration-files';
import manifest from '../package.json' with { type: 'json' };

/**
 * The version of this portal with the number of its last migration, which distinguishes builds without a version of
 * their own.
 */
export const VERSION = `${manifest.version}+${await lastMigration()}`;
