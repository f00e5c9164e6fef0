export { FileField, type FileFieldProps } from './FileField.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileKind } from './fileModel.ts';
export type { FilePreviewProps } from './FileRow.tsx';
export { useFileSending, type FileSending, type SendFile } from './useFileSending.ts';
