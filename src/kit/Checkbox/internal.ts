export { tickBox } from './Checkbox.tsx';
