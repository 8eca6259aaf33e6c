/** The description of a request that a visitor reads before approving: a title, and its effects line by line. */
export type RequestWords = {
  readonly title: string
  readonly lines: readonly (readonly [name: string, value: string])[]
}
