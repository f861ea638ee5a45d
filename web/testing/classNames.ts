/** In the place of every style sheet of a component: each class has its own name. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_sheet, name) => (typeof name === 'string' ? name : undefined) },
);
