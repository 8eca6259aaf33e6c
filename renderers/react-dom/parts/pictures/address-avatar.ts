/** The drawing of an address as a key: two hues in degrees, and the depth of each cut from 0 (none) to 4 (deepest). */
export type AddressAvatar = {
  readonly ground: number
  readonly blade: number
  readonly cuts: readonly number[]
}

const cutCount = 6
const hueSteps = [24, -32, 150, 180, 205] as const

/** Returns the key of an address. The same address always has the same key. */
export function addressAvatar(seed: string): AddressAvatar {
  const draw = numbersFrom(seed)
  const ground = draw() % 360
  const blade = (ground + (hueSteps[draw() % hueSteps.length] ?? 0) + 360) % 360
  const cuts: number[] = []
  for (let index = 0; index < cutCount; index += 1) {
    const last = cuts.at(-1)
    const depth = last === undefined ? draw() % 5 : (last + 1 + (draw() % 4)) % 5
    cuts.push(depth)
  }
  return { ground, blade, cuts }
}

/** Returns a 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

function numbersFrom(seed: string): () => number {
  let state = hashOf(seed) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state >>> 8
  }
}
