import { expect, test } from 'vitest'
import { answerOrders } from '../../adapters/fake/answer-order.ts'
import type { AnswerOrder } from '../../adapters/fake/answer-order.ts'
import { fakeClipboard } from '../../adapters/fake/fake-clipboard.ts'
import { fakeEvm } from '../../adapters/fake/fake-evm.ts'
import { fakeInjected } from '../../adapters/fake/fake-injected.ts'
import { fakeStorage } from '../../adapters/fake/fake-storage.ts'
import { fakeWalletRegistry } from '../../adapters/fake/fake-wallet-registry.ts'
import type { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { base } from '../../core/domain/known-networks.ts'
import { account } from '../../core/events/account.ts'
import { modal } from '../../core/events/modal.ts'
import { chromeView } from '../../core/view-models/chrome.ts'
import { allViews } from '../../core/view-models/all.ts'
import { alice } from '../../fixtures/people.ts'
import { harbor, listed, startStory } from '../../fixtures/story.ts'

const answering = answerOrders.filter((order) => order !== 'never')
const turn = () => new Promise((resolve) => setImmediate(resolve))

function portsAnswering(order: AnswerOrder) {
  return {
    storage: fakeStorage({}, { order }),
    clipboard: fakeClipboard({ order }),
    evm: fakeEvm({ balances: { [`eip155:1:${alice.address}`]: '1234500000000000000' }, order }),
    injected: fakeInjected({ wallets: [harbor], order }),
    walletRegistry: fakeWalletRegistry({ wallets: listed, order }),
  }
}

/** What a visitor sees at the steps of a visit, and then after a reload; ids by which things are told apart left out. */
async function visit(ports: ReturnType<typeof portsAnswering>) {
  const seen: unknown[] = []
  const begin = () => {
    const story = startStory({ ports })
    story.latchkey.start()
    const look = async () => {
      await turn()
      const state = story.latchkey.state()
      const view = state.router.history.at(-1) ?? 'Connect'
      const { open, toast } = chromeView(state)
      seen.push(withoutIds({ open, view, toast: toast?.text, screen: allViews[view](state) }))
    }
    return { ...story, look }
  }
  const { latchkey, look } = begin()
  latchkey.dispatch(modal.openRequested({}))
  await look()
  await latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.dispatch(modal.openRequested({}))
  await look()
  latchkey.dispatch(account.addressCopyRequested())
  await look()
  await latchkey.switchNetwork(base.id)
  await look()
  latchkey.stop()
  const next = begin()
  next.latchkey.dispatch(modal.openRequested({}))
  await next.look()
  await next.latchkey.disconnect()
  await next.look()
  next.latchkey.dispatch(modal.openRequested({}))
  await next.look()
  next.latchkey.stop()
  return seen
}

function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'id' || key === 'attempt' ? undefined : inner)),
  )
}

test.each(answering)('a visitor sees the same when wallets and services answer %s', async (order) => {
  const polite = await visit(portsAnswering('at-once'))
  expect(await visit(portsAnswering(order))).toEqual(polite)
})

test.each(['storage', 'clipboard', 'evm', 'walletRegistry'] as const)(
  'verbs do without a %s that never answers',
  async (name) => {
    const { [name]: silent } = portsAnswering('never')
    const { latchkey, clock } = startStory({ ports: { [name]: silent } })
    latchkey.start()
    clock.pass(20_000)
    await latchkey.connect({ wallet: harbor.wallet.key })
    await latchkey.switchNetwork(base.id)
    await latchkey.disconnect()
    expect(latchkey.state().connection.byNamespace.eip155.status).toBe('disconnected')
  },
)

test('a wallet that never answers is waited for until everything is stopped', async () => {
  const { injected } = portsAnswering('never')
  const { latchkey } = startStory({ ports: { injected } })
  const connected = latchkey.connect({ wallet: harbor.wallet.key }).catch(({ code }: LatchkeyError) => code)
  await turn()
  latchkey.stop()
  expect(await connected).toBe('aborted')
  expect(injected.questions.filter(({ method }) => method === 'connect')).toMatchObject([{ isAborted: true }])
})
