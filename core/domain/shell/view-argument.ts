/** An argument of a view: a guard for its value, which may look at what is given beside it, and whether it is somebody's business and so masked on a tape. */
export type ViewArgument<Value = unknown> = {
  readonly is: (given: unknown, beside: object) => given is Value
  readonly isPersonal?: true
}

/** The arguments of a view by their names. */
export type ViewArguments = Readonly<Record<string, ViewArgument>>
