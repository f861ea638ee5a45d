import { execFileSync } from 'node:child_process';

/** A living process of this machine. */
export interface ProcessRow {
  pid: number;
  parent: number;
  /** How readily it lets others go first, from -20 to 19. */
  niceness: number;
  args: string;
}

/** Every process of this machine but those that have ended and that nobody has buried yet. */
export function listProcesses(): ProcessRow[] {
  return execFileSync('ps', ['-eo', 'pid,ppid,ni,stat,args'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [pid, parent, niceness, state = 'Z', ...args] = line.trim().split(/\s+/);
      if (state.startsWith('Z')) return [];
      return [{ pid: Number(pid), parent: Number(parent), niceness: Number(niceness), args: args.join(' ') }];
    });
}

/** The processes whose command line names a text, such as a folder. */
export const processesNaming = (text: string): ProcessRow[] =>
  listProcesses().filter(({ args }) => args.includes(text));

/** A process and its children, itself first. */
export function familyOf(pid: number): number[] {
  return [pid, ...listProcesses().flatMap((row) => (row.parent === pid ? [row.pid] : []))];
}
