export { default as NotificationsScreen } from './screen.tsx';
export { default as NotificationSettingsScreen } from './settings.tsx';
