/** One field of one answer, and what it says in place of the truth. */
export type Tampering = {
  readonly path: string
  /** The way to the field within the answer. */
  readonly field: readonly (string | number)[]
  readonly value: unknown
}

const stranger = '0x00000000000000000000000000000000000A11cE'

/** Every field of an answer, with what a service may say in its place. */
export function tamperings(path: string, answer: unknown): readonly Tampering[] {
  return leavesOf(answer).flatMap(({ field, value }) =>
    liesAbout(value).map((lie) => ({ path, field, value: lie })),
  )
}

/** The answer with one field changed. */
export function tampered(answer: unknown, { field, value }: Tampering): unknown {
  const [first, ...rest] = field
  if (first === undefined) return value
  const copy: unknown = Array.isArray(answer) ? [...(answer as unknown[])] : { ...Object(answer) }
  const inner: unknown = Reflect.get(Object(answer), first)
  Reflect.set(Object(copy), first, tampered(inner, { path: '', field: rest, value }))
  return copy
}

type Leaf = { readonly field: readonly (string | number)[]; readonly value: unknown }

function leavesOf(value: unknown): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ field: [], value }]
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one] as const)
    : Object.entries(value)
  return entries.flatMap(([key, inner]) =>
    leavesOf(inner).map((leaf) => ({ ...leaf, field: [key, ...leaf.field] })),
  )
}

/** What a field may say in place of the truth, by how the truth is written. */
function liesAbout(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 2, Math.max(0, value - 2), value * 20]
  if (typeof value !== 'string') return []
  if (/^0x[\da-f]{100,}$/i.test(value)) return [flipped(value), value.slice(0, -64)]
  if (/^\d+$/.test(value)) return [String(BigInt(value) * 2n), String(BigInt(value) / 2n), '0', '1']
  if (/^\d+\.\d+$/.test(value)) return [`${Number(value) * 3}`, `${Number(value) / 3}`]
  if (/0x[\da-f]{40}$/i.test(value)) return [value.replace(/0x[\da-f]{40}$/i, stranger)]
  return [`${value} `, 'WBTC']
}

function flipped(data: string): string {
  const middle = data.length - 70
  const digit = data[middle] === '0' ? 'f' : '0'
  return `${data.slice(0, middle)}${digit}${data.slice(middle + 1)}`
}
