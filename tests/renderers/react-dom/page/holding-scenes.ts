import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { features } from '../../../../core/events/features.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { connected, failure, holder, holding } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import { ada, ben, lengthy } from './people.ts'
import type { Scene } from './scene.ts'

/** What an account holds of so many tokens, some with a price, a long name or next to nothing. */
const tokensOf = (count: number): HeldToken[] =>
  Array.from({ length: count }, (_, index) => ({
    address: `0x${index.toString(16).padStart(40, '0')}`,
    name: index === 2 ? lengthy.name : `Token ${index + 1}`,
    symbol: `T${index + 1}`,
    decimals: '18',
    amount: `${BigInt(count - index) * 10n ** 18n + 1n}`,
    price: index === 3 ? null : '1.25',
    icon: null,
  }))

const rich = holding('1482900000000000000')
const holdingTokens = (count: number): readonly EventInput[] => [
  ...rich,
  features.loaded({ feature: 'token-balances' }),
  tokenBalances.requested(holder),
  tokenBalances.received({ ...holder, tokens: tokensOf(count) }),
]
const all = router.viewPushed({ view: 'AllTokens' })
const receiving = router.viewPushed({ view: 'WalletReceive' })
const compatible = router.viewPushed({ view: 'WalletCompatibleNetworks' })

const switching = router.viewPushed({ view: 'SwitchAddress' })
const settings = router.viewPushed({ view: 'AccountSettings' })

/** A wallet that shares three accounts and calls two of them something. */
const accounts = [ada, ben, '0x00000000219ab540356cBB839Cbe05303d7705Fa']
const several: readonly EventInput[] = [
  ...connected('eip155:1', lengthy, accounts),
  connection.accountsChanged({
    session: 'a1',
    namespace: 'eip155',
    accounts,
    labels: { [ada]: 'Savings', [ben]: 'The account that nobody may touch before the boat is paid' },
  }),
  modal.opened({ view: 'Account' }),
  account.balanceRequested(holder),
  account.balanceReceived({ ...holder, amount: '1482900000000000000' }),
]

/** What an account holds, and its address for others to pay to. */
export const holdingScenes: Readonly<Record<string, Scene>> = {
  'account with tokens': { events: holdingTokens(7) },
  'account with tokens right to left': { setting: hebrew, events: holdingTokens(7) },
  'account without a token': { events: holdingTokens(0) },
  'account tokens failed': {
    events: [
      ...holdingTokens(3),
      tokenBalances.requested(holder),
      tokenBalances.failed({ ...holder, failure: failure('unreachable') }),
    ],
  },
  'all tokens': { events: [...holdingTokens(300), all] },
  'all tokens of none': { events: [...holdingTokens(0), all] },
  receive: { events: [...rich, receiving] },
  'receive right to left': { setting: hebrew, events: [...rich, receiving] },
  'receive on another network': {
    events: [...connected('eip155:56', lengthy), modal.opened({ view: 'Account' }), receiving],
  },
  'account of several': { events: several },
  'switch address': { events: [...several, switching] },
  'switch address right to left': { setting: hebrew, events: [...several, switching] },
  'account settings': { events: [...several, settings] },
  'account settings without a name': { events: [...rich, settings] },
  'compatible networks': { events: [...rich, receiving, compatible] },
}
