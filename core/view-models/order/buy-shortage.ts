import type { ChainId } from '../../domain/values/caip.ts'
import { onRampSellsOn } from '../../domain/buy/sells-on.ts'
import type { BootState } from '../../reducers/root.ts'
import { offeredProviders } from '../../selectors/buy/offered-providers.ts'
import { buyButton } from './buy-button.ts'
import type { Button } from '../parts/parts.ts'

/** Returns the button that leads to buying more of a missing coin. Null if no provider sells on this network. */
export function shortageButton(state: BootState, chainId: ChainId): Button | null {
  const isSold = offeredProviders(state).some((provider) => onRampSellsOn(provider, chainId))
  return isSold ? buyButton(state, chainId) : null
}
