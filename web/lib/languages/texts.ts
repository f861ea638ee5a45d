/** Texts of ours by how they stand in English. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The texts of each language besides English, loaded when it is spoken. A further language is a
 * folder beside this file and a line here; what it leaves out is said in English.
 */
export const textsOf: Readonly<Record<string, () => Promise<Texts>>> = {
  hi: async () => (await import('./hi/all')).hindi,
  mr: async () => (await import('./mr/all')).marathi,
};
