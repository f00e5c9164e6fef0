export { FieldGrid, type FieldGridProps } from './FieldGrid.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
