export { Dialog, type DialogPlacement, type DialogProps } from './Dialog.tsx';
export { useModal, type DialogCloseReason } from './useModal.ts';
