/** A question of the host's page. */
export type HostMessage = {
  readonly name: string
  readonly id: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Reads a message of the embedding page. Returns `null` if it is no question. */
export function hostMessage(data: unknown): HostMessage | null {
  const { type, id, payload } = Object(data) as Readonly<Record<string, unknown>>
  const name = typeof type === 'string' ? /^@w3m-app\/([A-Z_]+)$/.exec(type)?.[1] : undefined
  if (name === undefined || typeof id !== 'string') return null
  return { name, id, payload: Object(payload) as HostMessage['payload'] }
}
