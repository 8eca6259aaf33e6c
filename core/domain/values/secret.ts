/** A value that log, state, console and JSON see as `[secret]`; it crosses ports, and only an adapter calls `reveal()`, or a field for whoever types there. */
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

/** What a secret looks like from outside, in a log or on a tape. */
export const hidden = '[secret]'
