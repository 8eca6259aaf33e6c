import { networkOf } from '../../domain/network/network.ts'
import { otherSymbols } from '../../domain/preflight/same-symbol.ts'
import type { OtherSymbol } from '../../domain/preflight/same-symbol.ts'
import { receiverOnNetworks } from '../../domain/send/receiver-on-networks.ts'
import { gravestWarning, isLostReceiver } from '../../domain/send/receiver.ts'
import { orderAccount } from '../../domain/send/order.ts'
import type { UnpricedOrder } from '../../domain/send/order.ts'
import type { SendRisk } from '../../domain/send/risk.ts'
import { costlinessOf } from '../../domain/send/sending-cost.ts'
import { isServiceName } from '../../domain/names/service-name.ts'
import { currentTransfer } from '../../domain/send/current-transfer.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { isSameTransfer } from '../../domain/operations/transfer.ts'
import type { StateOf } from '../../reducers/root.ts'
import { tokensHeldBy } from '../tokens/held-tokens.ts'
import { lookAlikeFor } from './look-alike.ts'
import { orderInForm } from './progress.ts'
import { openSendingsOf } from './requests.ts'

/** Returns the risks that need a second press before the order in the form is sent. */
export function sendRisksOf(state: StateOf<'send'>): readonly SendRisk[] {
  const order = orderInForm(state.send)
  return order ? risksOfOrder(state, order, tokensHeldBy(state, orderAccount(order))) : []
}

/** Returns the risks that need a second press, or the host's acceptance, before an order is sent. `held` are the tokens of its account. */
export function risksOfOrder(
  state: StateOf<'send'>,
  order: UnpricedOrder,
  held: readonly HeldToken[],
): readonly SendRisk[] {
  const { transfer, token, receiver, cost, checked } = order
  const account = orderAccount(order)
  const warning = gravestWarning({
    receiver: transfer.to,
    typed: '',
    sender: transfer.from,
    token: token.address,
    tokens: held.flatMap(({ address }) => address ?? []),
    isToken: receiver.isToken,
    isContract: receiver.isContract,
  })
  const elsewhere = receiverOnNetworks(receiver)
  return [
    ...(isLostReceiver(warning) ? [warning] : []),
    ...(lookAlikeFor(state, account, receiver, held) ? (['look-alike'] as const) : []),
    ...(elsewhere === 'own-undeployed' || elsewhere === 'unchecked-receiver' ? [elsewhere] : []),
    ...(isServiceName(receiver.name ?? '') ? (['named-by-service'] as const) : []),
    ...(openSendingsOf(state, account).length > 0 ? (['open-request'] as const) : []),
    ...(otherSymbolsIn(state, order).length > 0 ? (['other-symbol'] as const) : []),
    ...(cost && !checked?.effect ? (['unchecked'] as const) : []),
    ...(costlinessOf(order, held) ? (['costly'] as const) : []),
  ]
}

/** Returns the risks that the visitor has yet to read before a press sends the order in the form. */
export function unshownRisks(state: StateOf<'send'>): readonly SendRisk[] {
  const { shownRisks } = state.send
  const transfer = currentTransfer(state.send)
  const read = shownRisks && transfer && isSameTransfer(shownRisks.transfer, transfer) ? shownRisks.risks : []
  return sendRisksOf(state).filter((risk) => !read.includes(risk))
}

/** Returns the token in the form if its contract is known to declare another symbol than the shown one. */
export function otherSymbolsOfSending(state: StateOf<'send'>): readonly OtherSymbol[] {
  const order = orderInForm(state.send)
  return order ? otherSymbolsIn(state, order) : []
}

/** Returns whether only a service resolved the name in the form. */
export function isNamedByService({ send }: StateOf<'send'>): boolean {
  const { found } = send.receiver
  return isServiceName(found?.name ?? '')
}

function otherSymbolsIn(
  { options }: Pick<StateOf<'send'>, 'options'>,
  { chainId, token, checked }: UnpricedOrder,
): readonly OtherSymbol[] {
  const network = networkOf(options?.networks ?? [], chainId)
  return otherSymbols([token], checked?.tokens ?? [], network?.nativeCurrency.symbol ?? null)
}
