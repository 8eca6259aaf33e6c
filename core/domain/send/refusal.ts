import type { ChainId } from '../values/caip.ts'
import type { Failure } from '../errors/failure.ts'
import type { FoundReceiver } from './found-receiver.ts'
import type { SendBlocker } from './blocker.ts'

/** Returns why a host app's request cannot be sent, from what its form lacks. Null if it can be reviewed, or if its receiver is still unknown. */
export function sendRefusal(
  blocker: SendBlocker | null,
  {
    chainId,
    decimals,
    found,
  }: { readonly chainId: ChainId; readonly decimals: number; readonly found: FoundReceiver | null },
): Failure | null {
  if (blocker === null || blocker === 'find-receiver') return null
  if (blocker === 'select-token' || blocker === 'insufficient-funds') return { code: 'insufficient-funds' }
  if (blocker === 'incorrect-value' || blocker === 'add-amount')
    return {
      code: 'invalid-request',
      detail: `Expected an amount above 0 with at most ${decimals} decimals.`,
    }
  if (!found?.contractOn) return { code: 'invalid-address' }
  const places = found.contractOn.join(', ')
  const detail = `${found.address} is a contract on ${places}, and may be nobody's on ${chainId}.`
  return { code: 'invalid-address', detail }
}
