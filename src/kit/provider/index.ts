export {
  KitProvider,
  useLinkComponent,
  useMessages,
  type KitProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  type ProvidedMessages,
  type Worded,
} from './KitProvider.tsx';
