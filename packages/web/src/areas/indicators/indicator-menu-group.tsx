import { translate, useTranslation } from '../../platform/i18n.ts';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { indicatorsGroup, indicatorsName } from './indicator-name.ts';

/** The entry of indicators in the menu of the safety area, which does not load the words of the area. */
export const IndicatorsMenuGroup = () => {
  // Rendered again in another language.
  useTranslation();
  const label = translate(indicatorsName);
  return (
    <SideMenuGroup heading={translate(indicatorsGroup)}>
      <SideMenuLink to="/esms/dashboard" label={label} />
    </SideMenuGroup>
  );
};
