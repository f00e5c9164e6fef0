export { PersonCard, type PersonCardProps } from './PersonCard.tsx';
