export { ContentBlock, type ContentBlockProps } from './ContentBlock.tsx';
