export { ClauseList, type Clause, type ClauseListProps } from './ClauseList.tsx';
