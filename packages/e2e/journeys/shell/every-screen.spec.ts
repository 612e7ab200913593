import { walkScenes } from '../../scenes/walk.ts';

walkScenes('desktop');
