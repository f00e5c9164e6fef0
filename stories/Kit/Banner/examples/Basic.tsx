import { Banner } from '@tarnbrook/kit/Banner';

export function BasicExample() {
  return <Banner href="#account">Open a trade account to see your prices</Banner>;
}
