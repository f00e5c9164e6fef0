export { Dialog, type DialogPlacement, type DialogProps } from './Dialog.tsx';
export { aboveDialogs, openDialog } from './muiOverlays.ts';
export type { DialogCloseHandler, DialogCloseReason } from './useModal.ts';
