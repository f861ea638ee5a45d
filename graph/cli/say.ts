/** Says something at the terminal of the one who started the shop. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
