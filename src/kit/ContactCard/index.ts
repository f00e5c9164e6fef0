export { ContactCard, type ContactCardProps, type ContactLink } from './ContactCard.tsx';
