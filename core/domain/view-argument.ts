/** An argument of a view: a guard for its value, what is expected of one, and whether it is somebody's business and so masked on a tape. */
export type ViewArgument<Value = unknown> = {
  readonly is: (given: unknown) => given is Value
  /** What it is expected to be, for whoever gave something else; at most a few words. */
  readonly expected: string
  readonly isPersonal?: true
}

/** The arguments of a view by their names. */
export type ViewArguments = Readonly<Record<string, ViewArgument>>
