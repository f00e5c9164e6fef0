import { JobCard } from '@tarnbrook/kit/JobCard';

export function BasicExample() {
  return (
    <JobCard
      level={2}
      title="Warehouse operative, nights"
      href="#job-31"
      description="You pick and load frozen goods, from ten to six, four nights a week."
      facts={['Newcastle', 'Full time', '£13.40 an hour']}
    />
  );
}
