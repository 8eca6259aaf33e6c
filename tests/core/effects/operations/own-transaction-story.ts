import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import type { SentTransaction } from '../../../../core/domain/operations/sent-transaction.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

/** The hash that a wallet answers unless a test says otherwise. */
export const hash = `0x${'ab'.repeat(32)}`

/** An ether from Alice to Bob. */
export const payment = { from: alice.address, to: bob.address, value: '0xde0b6b3a7640000' }

/** What another tab, or an earlier visit, keeps of a transaction. */
export function kept(given: Partial<SentTransaction> = {}): SentTransaction {
  return {
    chainId: 'eip155:1',
    address: alice.address,
    hash,
    sentAt: 1_000,
    value: null,
    isCall: false,
    called: null,
    nonce: null,
    settlement: null,
    ...given,
  }
}

/** What an earlier visit keeps of calls that Alice's Harbor sent as one operation. */
export const bundle = {
  chainId: 'eip155:1',
  address: alice.address,
  walletKey: harbor.wallet.key,
  bundle: '0xb1',
  sentAt: 0,
}

type Given = {
  readonly transactions?: ReturnType<typeof fakeTransactions>
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly options?: Partial<HostOptions>
}

/** Alice is connected over Harbor. */
export function connected({
  transactions = fakeTransactions(),
  storage = fakeStorage(),
  options = {},
}: Given = {}) {
  const story = startStory({ ports: { transactions, storage }, options })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const send = async (result: unknown = hash, method = 'eth_sendTransaction', given: object = payment) => {
    story.injected.answer('request', result as never)
    await story.latchkey.request({ method, params: [given] })
  }
  const sent = () => story.latchkey.state().ownTransactions?.sent ?? []
  const outcomes = () => sent().map(({ settlement }) => settlement?.outcome ?? null)
  const isPending = () => customButtonView(story.latchkey.state()).account?.hasPendingTransactions
  return { ...story, transactions, storage, send, sent, outcomes, isPending }
}
