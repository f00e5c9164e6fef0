export { Toaster, useToast, type ShowToast, type Toast, type ToasterProps } from './Toaster.tsx';
