import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import classes from './toast-layer.module.css';

export const ToastLayer = () => (
  <Notifications position="bottom-left" limit={4} zIndex={400} classNames={{ root: classes.root ?? '' }} />
);
