import type { FailureCode } from '../../domain/errors/failure-code.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enConnectingWalletConnect } from '../../strings/en/connecting-wallet-connect.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

type TextName = TextWith<typeof enConnectingWalletConnect>

const wordsByCode: Partial<Record<FailureCode, readonly [title: TextName, body: TextName]>> = {
  unreachable: ['pairing.unreachable', 'pairing.unreachableBody'],
  'timed-out': ['pairing.unreachable', 'pairing.unreachableBody'],
  'project-refused': ['pairing.refused', 'pairing.refusedBody'],
  'clock-wrong': ['pairing.clock', 'pairing.clockBody'],
  'not-loaded': ['pairing.notLoaded', 'pairing.notLoadedBody'],
  'chain-unsupported': ['pairing.otherNetworks', 'pairing.otherNetworksBody'],
  'method-unsupported': ['pairing.unable', 'pairing.unableBody'],
  'account-type-unsupported': ['pairing.unable', 'pairing.unableBody'],
}

/** Returns why the pairing failed, in words. Null while it goes on, and after a refusal or an expiry, since a new pairing follows. */
export function pairingFailureNotice(state: StateOf<'modal'>): Notice | null {
  const code = state.pairing.flow?.failure?.code
  if (!code || code === 'user-rejected' || code === 'pairing-expired') return null
  const text = textsOf(state, enConnectingWalletConnect)
  const [title, body] = wordsByCode[code] ?? ['pairing.failed', 'pairing.failedBody']
  return { part: 'notice', tone: 'negative', title: text(title), body: text(body) }
}
