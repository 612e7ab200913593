import type { Menu } from '../../areas/identity/index.ts';

/** The areas that have screens, by the name of their menu; a menu without one is not shown. */
const names: Partial<Record<Menu['name'], { to: '/approval'; label: 'shell.area.approval' }>> = {
  Approval: { to: '/approval', label: 'shell.area.approval' },
};

export const shownAreas = (menus: readonly Menu[]) => menus.flatMap(({ name }) => names[name] ?? []);
