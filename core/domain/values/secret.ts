/**
 * A value that logs, the state, the console and JSON show as `[secret]`. Ports accept and return it. Only an adapter calls `reveal()`, or the field
 * in which the visitor types it.
 */
export class Secret<Value> {
  readonly #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  reveal(): Value {
    return this.#value
  }

  toJSON(): string {
    return hidden
  }

  toString(): string {
    return hidden
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return hidden
  }
}

/** The text of a secret in a log or on a tape. */
export const hidden = '[secret]'
