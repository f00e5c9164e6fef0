import { readdirSync, readFileSync } from 'node:fs';
import { openCluster } from '../../faults/cluster.ts';

/** A PostgreSQL cluster with one empty database. */
export interface Cluster {
  /** `postgres://…` of the database. */
  readonly url: string;
  /** Milliseconds of CPU that all its processes have used so far; undefined on systems without `/proc`. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
}

/** Starts a cluster with PostgreSQL's own settings, so that it writes durably. */
export async function startCluster(): Promise<Cluster> {
  const { url, pid, close } = await openCluster();
  return { url, cpuMs: () => cpuOfFamily(pid()!), stop: close };
}

/** Clock ticks of `/proc/…/stat` per second; fixed by Linux's interface, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** CPU of a process and its children, including those that have ended. */
function cpuOfFamily(parent: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  let ticks = 0;
  for (const pid of readdirSync('/proc')) {
    const fields = /^\d+$/u.test(pid) ? statFields(pid) : undefined;
    if (!fields) continue;
    const [, parentOf] = fields;
    // utime and stime; for the parent also cutime and cstime, of children that have ended.
    if (pid === String(parent)) ticks += sum(fields.slice(11, 15));
    else if (Number(parentOf) === parent) ticks += sum(fields.slice(11, 13));
  }
  return (ticks * 1000) / ticksPerSecond;
}

/** The fields of `/proc/<pid>/stat` from the third on (proc_pid_stat(5)), after the name, which may hold anything; undefined for a process that has ended. */
function statFields(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + Number(text), 0);
