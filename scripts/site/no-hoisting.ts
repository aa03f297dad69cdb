/**
 * Replaces `hoist-non-react-statics` in the browser bundle: emotion imports it for a feature that the
 * site does not use, and it includes a copy of `react-is`.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
