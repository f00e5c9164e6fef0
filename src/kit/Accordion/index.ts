export { Accordion, type AccordionItem, type AccordionProps, type AccordionValue } from './Accordion.tsx';
