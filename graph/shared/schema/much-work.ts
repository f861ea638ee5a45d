/**
 * Extension of a mutation that takes as much work as a whole screen, such as the check of a
 * password or the pictures of an upload: what it costs besides, so that an operation holds three of
 * them at most (`graphql/operation-cost.ts`).
 */
export const MUCH_WORK = { cost: 1_600 };
