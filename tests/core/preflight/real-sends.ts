import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeBalanceWatch } from '../../../adapters/fake/fake-chain.ts'
import { fakeTransactions } from '../../../adapters/fake/fake-transactions.ts'
import { createPreflight } from '../../../adapters/preflight/preflight.ts'
import { createSend } from '../../../adapters/send/send.ts'
import { createTokenBalances } from '../../../adapters/tokens/token-balances.ts'
import type { Route } from '../../../core/domain/features/route.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { send } from '../../../core/events/send/send.ts'
import { currentQuestion } from '../../../core/selectors/send/progress.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import type { SignedRequest } from './real-swaps.ts'

/** A transfer of so much, in whole tokens, of a token by its address (`native` for the coin). */
export type SendWish = { readonly token: string; readonly amount: string; readonly receiver: string }

const chainId = 'eip155:1'

/** A visitor who sends over the sandbox's balances and chain, where `fetch` stands between page and service. Answers what the wallet was asked at the first press; null where nobody was asked. */
export function realSends(sandbox: Sandbox, account: string) {
  const evm = createEvm()
  const network = { ...mainnet, rpcUrls: [sandbox.endpoints.chains[chainId] ?? ''] }
  const preflight = createPreflight({ evm })

  return async (wish: SendWish, fetch: typeof globalThis.fetch): Promise<SignedRequest | null> => {
    const service = { base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x', version: '0.1.0', fetch }
    const transactions = fakeTransactions()
    transactions.hang('settlement')
    const { latchkey, clock, injected } = startStory({
      wallets: [{ ...harbor, accounts: [account] }],
      options: { networks: [network] },
      ports: {
        preflight,
        transactions,
        send: createSend({ evm }),
        tokenBalances: createTokenBalances(service),
        chains: { eip155: { ...evm, ...fakeBalanceWatch() } },
      },
    })
    latchkey.start()
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    latchkey.dispatch(modal.openRequested({ view: 'WalletSend' as string, ...wish } as Route))
    const form = () => latchkey.state().send
    const isReady = () => currentQuestion(form())?.known !== undefined && form().question?.status !== 'asking'
    const isOver = () => {
      const { prefill, token, entry, receiver } = form()
      const isMissed = prefill?.isMissing === true || (prefill?.failure ?? null) !== null
      const isUnreadable = token !== null && receiver.found !== null && entry.amount === null
      const isTooMuch = token !== null && BigInt(entry.amount ?? 0) > BigInt(token.amount)
      return isMissed || isUnreadable || isTooMuch
    }
    await eventually(() => {
      clock.pass(100)
      if (!isReady() && !isOver()) throw new Error('It is still looked up.')
    })
    injected.hang('request')
    latchkey.dispatch(send.confirmed())
    const question = injected.questions.find(({ method }) => method === 'request')
    latchkey.stop()
    return question ? (question.request as { params: readonly [SignedRequest] }).params[0] : null
  }
}
