import { translate, useTranslation } from '../../platform/i18n.ts';
import { LinkTile, Panel } from '../../ui/page/page-panel.tsx';
import { indicatorsGroup, indicatorsName } from './indicator-name.ts';

/** A link from home to the indicators, without loading the words of the area. */
export const IndicatorsEntry = () => {
  // Rendered again in another language.
  useTranslation();
  return (
    <Panel id="home-indicators" heading={translate(indicatorsGroup)}>
      <LinkTile to="/esms/dashboard" label={translate(indicatorsName)} />
    </Panel>
  );
};
