/**
 * In the place of the package hoist-non-react-statics, which emotion uses for `withTheme` alone: the shop has neither that
 * nor components with statics of their own.
 */
export default function keepStatics<Target>(target: Target): Target {
  return target;
}
