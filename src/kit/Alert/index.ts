export { Alert, type AlertProps, type AlertSeverity } from './Alert.tsx';
