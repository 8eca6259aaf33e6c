import { hidden } from '../domain/secret.ts'
import type { TapeLine } from './tape-line.ts'

/** A pairing's key as it stands in its URI, also inside a link: whoever has it can listen to the session and speak in it. */
const pairingKey = /(symKey(?:=|%3D))[0-9a-f]+/gi

/** A line of a tape without the secrets that must never leave a session, masked or not. */
export function withoutSecrets(line: TapeLine): TapeLine {
  const text = JSON.stringify(line)
  return text.includes('symKey') ? (JSON.parse(text.replaceAll(pairingKey, `$1${hidden}`)) as TapeLine) : line
}
