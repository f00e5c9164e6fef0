export {
  KitProvider,
  useLinkComponent,
  useMessages,
  type KitProviderProps,
  type LinkComponent,
  type LinkComponentProps,
} from './KitProvider.tsx';
