import { expect, test } from 'vitest'
import { answerOrders } from '../../../adapters/fake/answer-order.ts'
import type { AnswerOrder } from '../../../adapters/fake/answer-order.ts'
import { fakeClipboard } from '../../../adapters/fake/fake-clipboard.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { fakeInjected } from '../../../adapters/fake/fake-injected.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { fakeWalletConnect } from '../../../adapters/fake/fake-wallet-connect.ts'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { base } from '../../../core/domain/network/known-networks.ts'
import { account } from '../../../core/events/account/account.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { chromeView } from '../../../core/view-models/shell/chrome.ts'
import { toastView } from '../../../core/view-models/shell/toast.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor, listed, startStory } from '../../../fixtures/story.ts'
import { screens } from '../../../renderers/cli/screens.ts'
import { phone } from '../effects/pairing/story.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'

const answering = answerOrders.filter((order) => order !== 'never')
const turn = () => new Promise((resolve) => setImmediate(resolve))

function portsAnswering(order: AnswerOrder) {
  const balances = { [`eip155:1:${alice.address}`]: '1234500000000000000' }
  return {
    storage: fakeStorage({}, { order }),
    clipboard: fakeClipboard({ order }),
    chains: { eip155: fakeChain({ balances, order }) },
    connectors: {
      injected: fakeInjected({ wallets: [harbor], order }),
      'wallet-connect': fakeWalletConnect({ order }),
    },
    walletRegistry: fakeWalletRegistry({ wallets: listed, order }),
  }
}

const views = ['Connect', 'Account', 'Account', 'Account', 'Account', 'Connect', 'Connect']

type Story = { readonly latchkey: Latchkey; readonly ports: ReturnType<typeof portsAnswering> }

const connectHarbor = async ({ latchkey }: Story) =>
  void (await latchkey.connect({ wallet: harbor.wallet.key }))

const connectPhone = async ({ latchkey, ports }: Story) => {
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  await turn()
  ports.connectors['wallet-connect'].approve(phone)
  await turn()
}

/** What a visitor sees at the steps of a visit, and then after a reload; ids by which things are told apart left out. */
async function visit(order: AnswerOrder, connect: (story: Story) => Promise<void>) {
  const ports = portsAnswering(order)
  const seen: { readonly view: string; readonly screen: unknown }[] = []
  const begin = () => {
    const story = { ...startStory({ ports }), ports }
    story.latchkey.start()
    const look = async () => {
      await turn()
      const state = story.latchkey.state()
      const view = currentView(state)
      const { open } = chromeView(state)
      seen.push({ view, screen: withoutIds([open, toastView(state)?.text, screens[view].viewModel(state)]) })
    }
    return { ...story, look }
  }
  const first = begin()
  const { latchkey, look } = first
  latchkey.dispatch(modal.openRequested({}))
  await look()
  await connect(first)
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
  expect(seen.map(({ view }) => view)).toEqual(views)
  return seen
}

function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'id' || key === 'attempt' ? undefined : inner)),
  )
}

test.each(answering)('a visitor sees the same when wallets and services answer %s', async (order) => {
  expect(await visit(order, connectHarbor)).toEqual(await visit('at-once', connectHarbor))
})

test.each(answering)(
  'a visitor with a phone sees the same when wallets and services answer %s',
  async (order) => {
    expect(await visit(order, connectPhone)).toEqual(await visit('at-once', connectPhone))
  },
)

test.each(['storage', 'clipboard', 'chains', 'walletRegistry'] as const)(
  'verbs do without %s that never answer',
  async (name) => {
    const { [name]: silent } = portsAnswering('never')
    const { latchkey, clock } = startStory({ ports: { [name]: silent } })
    latchkey.start()
    clock.pass(20_000)
    const inTime = async (asked: Promise<unknown>) => {
      await turn()
      clock.pass(2000)
      await asked
    }
    await inTime(latchkey.connect({ wallet: harbor.wallet.key }))
    await inTime(latchkey.switchNetwork(base.id))
    await inTime(latchkey.disconnect())
    expect(latchkey.state().connection.sessions).toEqual({})
  },
)

test('a wallet that never answers is waited for until everything is stopped', async () => {
  const { injected } = portsAnswering('never').connectors
  const { latchkey } = startStory({ ports: { connectors: { injected } } })
  const connected = latchkey.connect({ wallet: harbor.wallet.key }).catch(({ code }: LatchkeyError) => code)
  await turn()
  latchkey.stop()
  expect(await connected).toBe('aborted')
  expect(injected.questions.filter(({ method }) => method === 'connect')).toMatchObject([{ isAborted: true }])
})
