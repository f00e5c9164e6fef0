export { Benefits, type Benefit, type BenefitsProps } from './Benefits.tsx';
