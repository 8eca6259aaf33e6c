/** The longest revert data that is kept, in bytes. */
const longest = 32 * 1024

const hex = /^(?:Reverted )?(0x(?:[\da-f]{2})*)$/i

/** What a contract gave for a reason when it reverted (hex), as nodes and wallets pass it on, Nethermind behind a word; null for anything else, and for more than 32 KiB. */
export function revertDataIn(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 2 * longest + 16) return null
  return hex.exec(given)?.[1] ?? null
}
