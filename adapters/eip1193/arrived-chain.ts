import { firstValueFrom, from } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { arrivalLimit } from '../../core/domain/limits.ts'
import { createClock } from '../browser/clock.ts'
import type { Eip1193Provider } from './provider.ts'
import { answeredChain } from './wallet-answers.ts'

/** How long we pause before we ask the wallet again, in milliseconds. */
const pause = 250

/** Asks where a wallet is that agreed to move to a chain. Some wallets agree before they move, so it asks again until the wallet is there, for five seconds. Then it answers where the wallet stayed. */
export async function arrivedChain(
  provider: Eip1193Provider,
  wanted: ChainId,
  signal: AbortSignal,
): Promise<ChainId> {
  const clock = createClock()
  let chainId = await answeredChain(provider, signal)
  for (let waited = 0; chainId !== wanted && waited < arrivalLimit; waited += pause) {
    await firstValueFrom(from(clock.after(pause, signal)))
    chainId = await answeredChain(provider, signal)
  }
  return chainId
}
