/**
 * What a line says of something that food holds, as `Energy: 350 kcal`: its name, a colon and an
 * amount that has a number; null for what is none.
 */
export function readNutrient(line: string): string | null {
  const [, name = '', amount = ''] = /^([^:]+):\s*(.*\d.*)$/.exec(line.trim()) ?? [];
  return name.trim() && amount ? `${name.trim()}: ${amount.trim()}` : null;
}
