export * from './KitProvider.tsx';
