export { Alert, type AlertProps, type AlertSeverity, type AlertSlot } from './Alert.tsx';
