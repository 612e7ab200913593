import { useSuspenseQuery } from '@tanstack/react-query';
import { menusQuery } from '../../areas/identity/index.ts';
import { NotFoundScreen } from '../trouble/not-found-screen.tsx';
import { helpsFor } from './api.ts';
import { HelpListScreen } from './list.tsx';
import { HelpPageScreen } from './screen.tsx';

/** The help of an area that one may use, or of all of them. */
const HelpChoice = ({ area }: { area: string | undefined }) => {
  const { data: menus } = useSuspenseQuery(menusQuery);
  if (area === undefined) return <HelpListScreen menus={menus} />;
  return helpsFor(menus).includes(area) ? <HelpPageScreen key={area} area={area} /> : <NotFoundScreen />;
};

export default HelpChoice;
