/** The longest revert data that is stored, in bytes. */
const longest = 32 * 1024

const hex = /^(?:Reverted )?(0x(?:[\da-f]{2})*)$/i

/**
 * Returns the revert data of a contract (hex) from a node's or wallet's error. Nethermind writes a word before it. Null for anything else, and for
 * more than 32 KiB.
 */
export function revertDataIn(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 2 * longest + 16) return null
  return hex.exec(given)?.[1] ?? null
}
