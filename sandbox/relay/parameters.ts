const longestTtl = 30 * 24 * 60 * 60
const mostTopics = 500

/** A message to publish. `ttl` is in seconds. */
export type Publication = {
  readonly topic: string
  readonly message: string
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string
}

/** The client's parameters of a call. */
export type Parameters = Readonly<Record<string, unknown>>

/** Reads a topic: 32 bytes as hex text. Throws a sentence that names the field. */
export function readTopic(parameters: Parameters, name = 'topic'): string {
  const value = parameters[name]
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw new Error(`"${name}" must be 64 hex digits.`)
}

/** Reads `topics`: at most 500 topics. */
export function readTopics(parameters: Parameters): readonly string[] {
  return readList(parameters, 'topics').map((topic) => readTopic({ topic }))
}

/** Reads a list of at most 500 entries. */
export function readList(parameters: Parameters, name: string): readonly unknown[] {
  const value = parameters[name]
  if (Array.isArray(value) && value.length <= mostTopics) return value as unknown[]
  throw new Error(`"${name}" must be a list of at most ${mostTopics} entries.`)
}

/** Reads a message: text that is not empty. */
export function readMessage(parameters: Parameters, name: string): string {
  const value = parameters[name]
  if (typeof value === 'string' && value) return value
  throw new Error(`"${name}" must be a string that is not empty.`)
}

/** Reads a time to live in seconds. */
export function readTtl(parameters: Parameters): number {
  return readWhole(parameters, 'ttl', longestTtl)
}

/** Reads the parameters of `irn_publish`; unknown fields are ignored. */
export function readPublication(value: unknown): Publication {
  const parameters = (value ?? {}) as Parameters
  const { attestation } = parameters
  return {
    topic: readTopic(parameters),
    message: readMessage(parameters, 'message'),
    ttl: readTtl(parameters),
    tag: parameters['tag'] === undefined ? 0 : readWhole(parameters, 'tag', 0xffff_ffff),
    ...(typeof attestation === 'string' && { attestation }),
  }
}

function readWhole(parameters: Parameters, name: string, most: number): number {
  const value = parameters[name]
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most) return value as number
  throw new Error(`"${name}" must be a whole number from 0 to ${most}.`)
}
