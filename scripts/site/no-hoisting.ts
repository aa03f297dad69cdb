/**
 * Stands in for `hoist-non-react-statics` in the browser's code: emotion imports it for a way of
 * wrapping components that the site does not use, and it brings a copy of `react-is` with it.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
