import type { ChainId } from '../../domain/values/caip.ts'
import { onRampSellsOn } from '../../domain/buy/sells-on.ts'
import type { BootState } from '../../reducers/root.ts'
import { offeredProviders } from '../../selectors/buy/offered-providers.ts'
import { buyButton } from './buy-button.ts'
import type { Button } from '../parts/parts.ts'

/** The way to buying where there is too little of something; null where there is none, and where nobody sells on the very network. */
export function shortageButton(state: BootState, chainId: ChainId): Button | null {
  const isSold = offeredProviders(state).some((provider) => onRampSellsOn(provider, chainId))
  return isSold ? buyButton(state, chainId) : null
}
