/** What a person reads before approving: what it is, and line by line what it does. */
export type RequestWords = {
  readonly title: string
  readonly lines: readonly (readonly [name: string, value: string])[]
}
