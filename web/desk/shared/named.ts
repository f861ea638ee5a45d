/** A thing by its name. */
export interface Named {
  id: string;
  name: string;
}
