import { createContext, use, type Context } from 'react';

/** A context without a default, and its hook, which throws outside of the provider: a programming error. */
export function requiredContext<Value extends object>(
  hook: string,
  provider: string,
): readonly [Context<Value | undefined>, () => Value] {
  const RequiredContext = createContext<Value | undefined>(undefined);
  const useValue = () => {
    const value = use(RequiredContext);
    if (!value) throw new Error(`${hook} must be used within ${provider}`);
    return value;
  };
  return [RequiredContext, useValue];
}
