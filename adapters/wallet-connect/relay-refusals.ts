import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { relayRefused } from './pairing-error.ts'
import type { Client } from './sign-client.ts'

/** How long a refusal also answers the next question, in milliseconds. The library waits as long before it reconnects. */
const echo = 3_000

/** A promise that rejects when the relay refuses the connection. `stop` ends the subscription. */
type RefusalWatch = { readonly refused: Promise<never>; readonly stop: () => void }

/** The refusals of the relay. */
export type RelayRefusals = { readonly watch: () => RefusalWatch }

/** Listens to the relay's refusals, from the first connection on. The library reports them only by an event, and continues to retry. */
export function listenForRefusals(
  { core: { relayer } }: Client,
  relayUrl: string,
  now: () => number,
): RelayRefusals {
  let last: { readonly failure: LatchkeyError; readonly at: number } | null = null
  const waiting = new Set<(failure: LatchkeyError) => void>()
  relayer.on('relayer_error', (error: unknown) => {
    last = { failure: relayRefused(relayUrl, error), at: now() }
    for (const tell of waiting) tell(last.failure)
  })
  return {
    watch: () => {
      let tell: (failure: LatchkeyError) => void = () => {}
      const refused = new Promise<never>((_, reject) => (tell = reject))
      refused.catch(() => {})
      waiting.add(tell)
      if (last && now() - last.at < echo) tell(last.failure)
      return { refused, stop: () => waiting.delete(tell) }
    },
  }
}

/** Returns whether the relay refused the connection. */
export function isRefusal({ code }: LatchkeyError): boolean {
  return code === 'project-refused' || code === 'clock-wrong'
}
