import { shortAddress } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { RecentReceiver } from '../../domain/send/recent-receivers.ts'
import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { enSend } from '../../strings/en/send.ts'
import type { Item, List } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the recent receivers on chains of this kind, while the field is empty. Null if there are none besides the account itself. */
export function recentReceiversList(state: StateOf<'send'>): List | null {
  const session = activeSession(state)
  if (!session || state.send.receiver.text !== '') return null
  const own = session.accounts[0] ?? ''
  const receivers = state.recentReceivers.byNamespace[namespaceOf(session.chainId)] ?? []
  const others = receivers.filter(({ address }) => !isSameAddress(address, own))
  if (others.length === 0) return null
  return {
    part: 'list',
    label: textsOf(state, enSend)('send.recent'),
    items: others.map(receiverItem),
    placeholders: 0,
  }
}

/** Returns the row of a recent receiver. A press fills in the address that was paid before, because its name may resolve to another one by now. */
function receiverItem({ address, name }: RecentReceiver): Item {
  const short = shortAddress(address)
  return {
    part: 'item',
    key: address,
    label: name ?? short,
    image: { kind: 'account', url: null, seed: address },
    press: send.receiverTyped({ text: address }),
    ...(name !== null && { detail: short }),
  }
}
