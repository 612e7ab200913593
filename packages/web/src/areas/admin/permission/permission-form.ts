import type { PermissionRow } from '@portal/contract/admin';
import { type Grant, grantableLevels, type Level, menus } from '@portal/contract/identity';
import { type MenuName, menuNames } from '@portal/contract/kernel';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { grantWord, menuWord } from './permission-texts.ts';

/** One flag for each grantable level: `ESMS` with its level, and only the menu where any level opens all of it. */
export type PermissionForm = Readonly<Record<string, boolean>>;

export type Offer = { field: string; menu: MenuName; level: Level; wholeMenu: boolean };

/** A menu that needs a grant is offered as a single choice, whatever the level. */
const offersOf = (menu: MenuName): Offer[] => {
  const { everyone, normalLevel } = menus[menu];
  if (!everyone) return [{ field: menu, menu, level: normalLevel, wholeMenu: true }];
  return grantableLevels[menu]
    .filter((level) => level !== normalLevel)
    .map((level) => ({ field: `${menu} ${level}`, menu, level, wholeMenu: false }));
};

/** The grantable levels, menu by menu. */
export const permissionOffers: readonly { menu: MenuName; offers: readonly Offer[] }[] = menuNames.map((menu) => ({
  menu,
  offers: offersOf(menu),
}));

const allOffers = permissionOffers.flatMap(({ offers }) => offers);

const answers = ({ menu, level, wholeMenu }: Offer, grant: Grant): boolean =>
  grant.menu === menu && (wholeMenu || grant.level === level);

export const isHeld = (offer: Offer, grants: readonly Grant[]): boolean =>
  grants.some((grant) => answers(offer, grant));

export const formOfGrants = ({ grants }: Pick<PermissionRow, 'grants'>): PermissionForm =>
  Object.fromEntries(allOffers.map((offer) => [offer.field, isHeld(offer, grants)]));

/** The grants of a form; an existing one keeps its level. */
export const grantsOfForm = (form: PermissionForm, held: readonly Grant[]): Grant[] =>
  allOffers
    .filter(({ field }) => form[field])
    .flatMap((offer) => {
      const matching = held.filter((grant) => answers(offer, grant));
      return matching.length > 0 ? matching : [{ menu: offer.menu, level: offer.level }];
    });

const labelOf = (field: string): string => {
  const offer = allOffers.find((each) => each.field === field);
  if (offer === undefined) return field;
  return offer.wholeMenu ? menuWord(offer.menu) : grantWord(offer);
};

export const permissionDefinition: Definition<PermissionForm> = {
  name: 'permission',
  fields: allOffers.map(({ field }) => field),
  labelOf,
};
