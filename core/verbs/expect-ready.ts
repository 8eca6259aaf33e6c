import type { Failure } from '../domain/errors/failure.ts'
import type { FeatureName } from '../domain/features/features.ts'
import { isSwitchedOff } from '../domain/options/switched-off.ts'
import { abortedVerb, stopped, untilVerbAborted } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import { verbNotDone } from './verb-failure.ts'

/**
 * Waits until Latchkey knows which wallets are connected.
 * @throws {LatchkeyError} `feature-disabled` if the host's options switch the feature off. `bad-request` for a value that is no signal. `aborted`
 * after a stop, or once the signal aborts.
 */
export async function expectReady(
  latchkey: Latchkey,
  feature: FeatureName,
  undone: string,
  signal?: Abortable['signal'],
): Promise<void> {
  const refuse = async (failure: Failure): Promise<never> => {
    throw await verbNotDone(undone, failure)
  }
  if (isSwitchedOff(feature, latchkey.state().options)) return refuse({ code: 'feature-disabled' })
  if (latchkey.isStopped()) return refuse(stopped)
  await untilVerbAborted(signal, () => latchkey.ready(), { unasked: undone, asked: undone })
  if (latchkey.isStopped()) return refuse(stopped)
  if (signal?.aborted) return refuse(abortedVerb)
}
