export type { ContactWay } from '../utils/contactWays.tsx';
export { ContactCard, type ContactCardProps } from './ContactCard.tsx';
