export { AllergenPanel, type AllergenPanelProps } from './AllergenPanel.tsx';
