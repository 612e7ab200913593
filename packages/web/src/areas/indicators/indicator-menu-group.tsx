import { translate, useTranslation } from '../../platform/i18n.ts';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { indicatorsGroup, indicatorsName } from './indicator-name.ts';

/** The way to the indicators in the menu of the safety area, which loads none of their words for it. */
export const IndicatorsMenuGroup = () => {
  // Drawn anew in another language.
  useTranslation();
  const label = translate(indicatorsName);
  return (
    <SideMenuGroup heading={translate(indicatorsGroup)}>
      <SideMenuLink to="/esms/dashboard" label={label} />
    </SideMenuGroup>
  );
};
