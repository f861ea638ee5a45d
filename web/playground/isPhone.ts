/** Whether a panel takes the place of the editors, as playground.css has it up to this width. */
export function isPhone(): boolean {
  return window.matchMedia('(max-width: 700px)').matches;
}
