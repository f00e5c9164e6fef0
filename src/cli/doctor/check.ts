export interface Finding {
  readonly about: 'configuration' | 'disk' | 'database' | 'mail' | 'outbox' | 'clock' | 'proxies' | 'backups';
  /** `must`: something has to be done; `should`: it can wait. */
  readonly state: 'fine' | 'should' | 'must';
  readonly finding: string;
  readonly advice?: string;
}

export function findings(about: Finding['about']) {
  return {
    fine: (finding: string): Finding => ({ about, state: 'fine', finding }),
    should: (finding: string, advice: string): Finding => ({ about, state: 'should', finding, advice }),
    must: (finding: string, advice: string): Finding => ({ about, state: 'must', finding, advice }),
  };
}

const hourMs = 60 * 60 * 1000;

/** A length of time in words: "3 hours", "2 days". */
export function timeInWords(ms: number): string {
  const [amount, unit] =
    ms >= 48 * hourMs ? [ms / (24 * hourMs), 'day'] : ms >= 2 * hourMs ? [ms / hourMs, 'hour'] : [ms / 60_000, 'minute'];
  const whole = Math.round(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
