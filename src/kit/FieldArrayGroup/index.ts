export { FieldArrayGroup, type FieldArrayGroupProps, type FieldArrayItem } from './FieldArrayGroup.tsx';
export { FieldArrayList, type FieldArrayListItem, type FieldArrayListProps, type FieldArrayLook } from './FieldArrayList.tsx';
