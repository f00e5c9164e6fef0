export {
  KitProvider,
  useLinkComponent,
  useMessages,
  type KitProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  type ProvidedMessages,
} from './KitProvider.tsx';
