// The trails of all areas: each declares its own when it is imported, which the package names as an effect.
import.meta.glob('../../../../../contract/src/*/*-audit.ts', { eager: true });
