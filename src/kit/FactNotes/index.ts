export { FactNotes, type FactNote, type FactNotesProps } from './FactNotes.tsx';
