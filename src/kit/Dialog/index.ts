export { Dialog, type DialogPlacement, type DialogProps } from './Dialog.tsx';
export { useModal, type DialogCloseHandler, type DialogCloseReason } from './useModal.ts';
