export { Dialog, type DialogPlacement, type DialogProps } from './Dialog.tsx';
export type { DialogCloseHandler, DialogCloseReason } from './useModal.ts';
