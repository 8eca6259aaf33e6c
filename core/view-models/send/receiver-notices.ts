import { ensChain } from '../../domain/identity/ens-chain.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { FoundReceiver } from '../../domain/send/found-receiver.ts'
import { sharedEnds } from '../../domain/send/look-alike.ts'
import { receiverOnNetworks } from '../../domain/send/receiver-on-networks.ts'
import type { ReceiverOnNetworks } from '../../domain/send/receiver-on-networks.ts'
import type { StateOf } from '../../reducers/root.ts'
import { receiverLookAlike } from '../../selectors/send/look-alike.ts'
import { enSend } from '../../strings/en/send.ts'
import { networkName } from '../formats/network-name.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

const recordBodies = {
  'contract-elsewhere': 'send.recordIsContract',
  'unchecked-receiver': 'send.recordUnchecked',
  'ethereum-record': 'send.recordBody',
} as const

const lookAlikeBodies = {
  name: 'send.lookAlikeName',
  recent: 'send.lookAlikeRecent',
  own: 'send.lookAlikeOwn',
  token: 'send.lookAlikeToken',
} as const

/** Returns a warning if the receiver's address belongs to another chain, or null. */
export function otherNetworksNotice(state: StateOf<'send'>): Notice | null {
  const { holder, receiver } = state.send
  const { found } = receiver
  const known = found && receiverOnNetworks(found)
  if (!known || !holder) return null
  const text = textsOf(state, enSend)
  const values = {
    name: found.name ?? '',
    network: networkName(state, holder.chainId),
    other: networkName(state, found.contractOn?.[0] ?? ensChain),
  }
  const [title, body] = elsewhereWords(known, found)
  return {
    part: 'notice',
    tone: known === 'ethereum-record' ? 'accent' : 'negative',
    title: text(title, values),
    body: text(body, values),
  }
}

function elsewhereWords(known: ReceiverOnNetworks, { isEthereumRecord }: FoundReceiver) {
  if (known === 'own-undeployed') return ['send.ownUndeployed', 'send.ownUndeployedBody'] as const
  if (isEthereumRecord) return ['send.noRecord', recordBodies[known]] as const
  return known === 'contract-elsewhere'
    ? (['send.contractElsewhere', 'send.contractElsewhereBody'] as const)
    : (['send.unchecked', 'send.uncheckedBody'] as const)
}

/** Returns a warning if the receiver resembles an address or a name that the visitor knows, with both in full. Null otherwise. */
export function lookAlikeNotice(state: StateOf<'send'>): Notice | null {
  const known = receiverLookAlike(state)
  const { found } = state.send.receiver
  if (!known || !found) return null
  const given = found.address
  const text = textsOf(state, enSend)
  return {
    part: 'notice',
    tone: 'negative',
    title: text(known.kind === 'name' ? 'send.lookAlikeOfName' : 'send.lookAlike'),
    body: text(lookAlikeBodies[known.kind], {
      known: known.address,
      given,
      ...sharedEnds(given, known.address),
      token: known.kind === 'token' ? known.symbol : '',
      knownName: known.kind === 'name' ? known.name : '',
      givenName: found.name ?? '',
    }),
  }
}

/** Returns why the receiver could not be resolved. For a name on another server, says how that server failed. */
export function notFoundNotice(state: StateOf<'send'>, { code, status }: Failure): Notice {
  const text = textsOf(state, enSend)
  const notice = { part: 'notice', tone: 'negative' } as const
  if (code === 'feature-disabled')
    return { ...notice, title: text('send.nameElsewhere'), body: text('send.nameElsewhereBody') }
  if (code === 'gateway-unreachable')
    return { ...notice, title: text('send.nameServerSilent'), body: text('send.nameServerSilentBody') }
  if (code === 'gateway-failed') {
    const answered = status === undefined ? '' : String(status)
    return {
      ...notice,
      title: text('send.nameServerFailed'),
      body:
        status === undefined
          ? text('send.nameServerFailedBody')
          : text('send.nameServerStatus', { status: answered }),
    }
  }
  return { ...notice, title: text('send.receiverFailed'), body: text('send.receiverFailedBody') }
}
