import type { IndicatorIcon } from '@portal/contract/indicators';
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconFeather,
  IconFlame,
  IconForklift,
  IconMountain,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconPlaneOff,
  IconPropellerOff,
  IconRadar,
  IconRoadOff,
  IconRoadSign,
  IconSettingsExclamation,
  IconWind,
} from '@tabler/icons-react';

const pictures = {
  accident: IconPlaneOff,
  'serious-incident': IconAlertOctagon,
  'runway-excursion': IconRoadOff,
  'runway-incursion': IconRoadSign,
  'abnormal-landing': IconPlaneArrival,
  'rejected-take-off': IconPlaneDeparture,
  diversion: IconArrowBackUp,
  'traffic-alert': IconRadar,
  'ground-proximity': IconMountain,
  'bird-strike': IconFeather,
  warning: IconAlertTriangle,
  turbulence: IconWind,
  'engine-shutdown': IconPropellerOff,
  'system-failure': IconSettingsExclamation,
  'fire-smoke': IconFlame,
  'ramp-damage': IconForklift,
} as const satisfies Record<IndicatorIcon, unknown>;

type Props = { icon: IndicatorIcon; size?: number; color?: string };

/** The icon of an indicator; its name is next to it. */
export const IndicatorPicture = ({ icon, size = 20, color = 'var(--ink-2)' }: Props) => {
  const Picture = pictures[icon];
  return <Picture size={size} color={color} aria-hidden />;
};
