export { FieldArrayGroup, type FieldArrayGroupProps, type FieldArrayItem } from './FieldArrayGroup.tsx';
