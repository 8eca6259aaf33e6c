import { firstValueFrom, from } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { arrivalLimit } from '../../core/domain/limits.ts'
import { createClock } from '../browser/clock.ts'
import type { WalletProvider } from './provider.ts'
import { answeredChain } from './wallet-answers.ts'

/** The pause before the wallet is asked again, in milliseconds. */
const pause = 250

/**
 * Returns the chain of a wallet that agreed to switch. Some wallets agree before they switch. So it asks again, for up to five seconds, until the
 * wallet reports the new chain. After that it returns the chain that the wallet reports.
 */
export async function arrivedChain(
  provider: WalletProvider,
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
