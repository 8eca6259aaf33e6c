import { isTransferChain } from '../../domain/operations/transfer.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enTokens } from '../../strings/en/tokens.ts'
import type { Button, Item } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the button that leads from an account to sending. Null if the host has switched that off, or if this kind of network is not supported. */
export function sendButton(state: BootState, chainId: ChainId): Button | null {
  if (isTurnedOff(state.options, 'send') || !isTransferChain(chainId)) return null
  if (!offeredNetwork(state, chainId)) return null
  const label = textsOf(state, enAccount)('account.send')
  const press = router.viewPushed({ view: 'WalletSend' })
  return { part: 'button', label, press, tone: 'neutral', icon: 'outgoing' }
}

/** Returns the button that leads from an account to its address, for others to pay to. Null if the host has switched that off. */
export function receiveButton(state: BootState): Button | null {
  if (isTurnedOff(state.options, 'receive')) return null
  const label = textsOf(state, enAccount)('account.receive')
  return { part: 'button', label, press: shown(), tone: 'neutral', icon: 'qr' }
}

/** Returns the same as a row, for an account without tokens. */
export function fundItem(state: BootState): Item | null {
  if (isTurnedOff(state.options, 'receive')) return null
  const text = textsOf(state, enTokens)
  const label = text('tokens.receive')
  return {
    part: 'item',
    key: 'receive',
    label,
    image: { kind: 'token', url: null, seed: label },
    icon: 'qr',
    press: shown(),
    detail: text('tokens.receiveBody'),
  }
}

function shown() {
  return router.viewPushed({ view: 'WalletReceive' })
}
