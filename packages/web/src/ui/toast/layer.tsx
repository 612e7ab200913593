import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

const ToastLayer = () => <Notifications position="bottom-left" limit={4} zIndex={400} />;

export default ToastLayer;
