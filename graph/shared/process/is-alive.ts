/** Whether there is a process of this number on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // EPERM: it is there, but another user's.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}
