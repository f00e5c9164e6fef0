import { ClauseList } from '@tarnbrook/kit/ClauseList';

export function BasicExample() {
  return (
    <ClauseList
      clauses={[
        { id: 'delivery-1', number: '3.1', text: 'We deliver within the United Kingdom.' },
        { id: 'delivery-2', number: '3.2', text: 'Carriage is free', points: ['from £150 on the mainland;', 'from £300 elsewhere.'] },
      ]}
    />
  );
}
