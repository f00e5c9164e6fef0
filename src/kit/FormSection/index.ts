export { FieldGrid, FormSection, type FieldGridProps, type FormSectionProps } from './FormSection.tsx';
