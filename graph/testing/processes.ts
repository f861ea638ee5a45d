import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A living process of this machine. */
export interface ProcessRow {
  pid: number;
  parent: number;
  /** How readily it lets others go first, from -20 to 19. */
  niceness: number;
  args: string;
}

/** Every process of this machine but those that have ended and were not reaped yet. */
export function listProcesses(): ProcessRow[] {
  return existsSync('/proc/self/stat') ? processesOfLinux() : processesByPs();
}

/** As Linux tells them: a small system of it has no `ps`. */
function processesOfLinux(): ProcessRow[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .sort((one, other) => one - other)
    .flatMap((pid) => {
      const stat = readProcess(pid, 'stat');
      // The name of the program, in parentheses, may hold anything.
      const [state = 'Z', parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const args = readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim();
      return state === 'Z' || !stat ? [] : [{ pid, parent: Number(parent), niceness: Number(rest[14]), args }];
    });
}

/** A file about a process; empty when it has gone meanwhile. */
function readProcess(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function processesByPs(): ProcessRow[] {
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
