/** One published message. Times are in milliseconds since 1970. `from` is the client id of its first publisher. */
export type Letter = {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation?: string
  readonly from: string
  readonly publishedAt: number
  readonly expiresAt: number
}
