// The trails of all areas: whoever is imported here declares its own.
import.meta.glob('../../../../../contract/src/*/audit.ts', { eager: true });
