export { StorageBadge, type Storage, type StorageBadgeProps } from './StorageBadge.tsx';
