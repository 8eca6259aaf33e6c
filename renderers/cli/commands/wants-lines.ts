import type { CommandIo } from './command-io.ts'

/** Returns whether the visitor wants plain lines, by `LATCHKEY_PLAIN` or by Ink's own `INK_SCREEN_READER`. */
export function wantsLines({ LATCHKEY_PLAIN = '', INK_SCREEN_READER }: CommandIo['environment']): boolean {
  return !['', '0', 'false'].includes(LATCHKEY_PLAIN) || INK_SCREEN_READER === 'true'
}
