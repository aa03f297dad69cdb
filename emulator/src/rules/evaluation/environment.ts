/** Resolves names in the rules: variables and functions of the enclosing blocks. */
import type { FunctionDeclaration } from '../language/tree.ts';
import type { Outcome } from '../values/values.ts';

const NO_FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map();

export interface FoundFunction {
  readonly declaration: FunctionDeclaration;
  /** Where it was declared: its body uses the names of that block, not the caller's. */
  readonly home: Environment;
}

export class Environment {
  private readonly outer: Environment | undefined;
  private readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  private readonly variables: Map<string, Outcome>;

  constructor(
    outer: Environment | undefined,
    variables: Iterable<readonly [string, Outcome]>,
    functions: ReadonlyMap<string, FunctionDeclaration> = NO_FUNCTIONS,
  ) {
    this.outer = outer;
    this.variables = new Map(variables);
    this.functions = functions;
  }

  variable(name: string): Outcome | undefined {
    return this.variables.get(name) ?? this.outer?.variable(name);
  }

  function(name: string): FoundFunction | undefined {
    const declaration = this.functions.get(name);
    return declaration ? { declaration, home: this } : this.outer?.function(name);
  }

  /** For `let`, while the function's own environment is being built. */
  bind(name: string, value: Outcome): void {
    this.variables.set(name, value);
  }
}
