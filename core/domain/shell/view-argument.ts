/** An argument of a view. `is` validates its value, and may look at the other arguments. A personal argument is masked on a tape. */
export type ViewArgument<Value = unknown> = {
  readonly is: (given: unknown, beside: object) => given is Value
  readonly isPersonal?: true
}

/** The arguments of a view by their names. */
export type ViewArguments = Readonly<Record<string, ViewArgument>>
