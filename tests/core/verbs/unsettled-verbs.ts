import fc from 'fast-check'
import type { OpenQuestion } from '../../../adapters/fake/script.ts'
import type { FakeWallet } from '../../../adapters/fake/fake-installed.ts'
import { fakeWalletStandard } from '../../../adapters/fake/fake-wallet-standard.ts'
import { fakeSend } from '../../../adapters/fake/fake-send.ts'
import { fakeSwap } from '../../../adapters/fake/fake-swap.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { base, mainnet, polygon, solana, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { swapRisks } from '../../../core/domain/swap/review/risk.ts'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import '../../../core/verbs/verb-errors.ts'
import type { Abortable } from '../../../core/verbs/abortable.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { ether, usdc } from '../effects/send/story.ts'
import { lagoon } from '../effects/connection/solana-wallet-story.ts'
import { ethToken, usdcToken } from '../effects/swap/story.ts'
import { lamp } from '../effects/connection/two-wallets-story.ts'
import { arrival, unevenLoading } from '../features/uneven-loading.ts'

type Story = ReturnType<typeof startStory> & {
  readonly standard: ReturnType<typeof fakeWalletStandard>
  readonly arrive: () => void
  readonly giveUp: () => void
  readonly patience: () => Abortable
}
type Open = OpenQuestion<never>

const methods = ['connect', 'reconnect', 'switchNetwork', 'addNetwork', 'request', 'disconnect'] as const
/** A wallet of both kinds, and two that go by one name. */
const duo: FakeWallet = { ...harbor, wallet: { key: 'dev.latchkey.duo', name: 'Duo', icon: null } }
const solanaDuo: FakeWallet = { ...lagoon, wallet: { key: 'standard:Duo', name: 'Duo', icon: null } }
const twin: FakeWallet = { ...lagoon, wallet: { key: 'standard:Twin', name: 'Twin', icon: null } }
const otherTwin: FakeWallet = { ...twin, wallet: { ...twin.wallet, key: `${twin.wallet.key}#2` } }
const here = { injected: [harbor, beacon, duo], standard: [lagoon, solanaDuo, twin, otherTwin] }
const networks = [mainnet, base, polygon, solana, solanaDevnet]

const wallet = fc.constantFrom(
  ...[...here.injected, ...here.standard].map((one) => one.wallet.key),
  'org.nowhere',
)
const chain = fc.constantFrom(...networks.map(({ id }) => id), 'eip155:5')

/** A good answer to each question, and what no wallet may answer. */
const answers = [
  sharing({ accounts: [alice.address], chainId: 'eip155:1' }),
  { chainId: 'eip155:8453' },
  {
    namespaces: [
      { namespace: 'eip155' as const, accounts: [alice.address], chainId: 'eip155:1' },
      { namespace: 'solana' as const, accounts: [lamp], chainId: solana.id },
    ],
  },
  { namespaces: [{ namespace: 'solana' as const, accounts: [lamp], chainId: solanaDevnet.id }] },
  { chainId: solana.id },
  null,
  'nonsense',
]

/** What is sent or swapped, the last of which no account holds, and how much of it. */
const token = fc.constantFrom('native', usdcToken.address, bob.address)
const amount = fc.constantFrom('0.5', '2', '0', '0.1234567', '9000')

/** Whether the wallet keeps the question of a verb open. */
const hangs = fc.boolean()

const verbs = {
  connect: fc.tuple(fc.constant('connect' as const), hangs, wallet),
  disconnect: fc.tuple(
    fc.constant('disconnect' as const),
    hangs,
    fc.constantFrom({}, { namespace: 'eip155' as const }, { namespace: 'solana' as const }),
  ),
  switchNetwork: fc.tuple(fc.constant('switchNetwork' as const), hangs, chain),
  request: fc.tuple(fc.constant('request' as const), hangs),
  ready: fc.tuple(fc.constant('ready' as const)),
  send: fc.tuple(fc.constant('send' as const), hangs, token, amount),
  swap: fc.tuple(fc.constant('swap' as const), hangs, token, amount, token),
  quote: fc.tuple(fc.constant('quote' as const), token, amount, token),
  register: fc.tuple(fc.constant('register' as const), hangs, fc.constantFrom('sailor', 'no name')),
  open: fc.tuple(fc.constant('open' as const), fc.option(wallet)),
}

const turn = ['turn'] as const

/** What may happen in a visit: a verb is called, what is on its way goes on for a turn, the next question of a kind hangs or fails, a hanging one is answered, a wallet acts, late features come, hosts wait no longer, time passes. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...Object.values(verbs)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('hang' as const), fc.constantFrom(...methods)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('reject' as const), fc.constantFrom(...methods)) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('answer' as const), fc.nat(), fc.constantFrom(...answers)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('fail' as const), fc.nat()) },
  { weight: 2, arbitrary: fc.constantFrom(['stop'] as const, ['start'] as const, ['close'] as const) },
  { weight: 2, arbitrary: fc.constant(['arrive'] as const) },
  { weight: 1, arbitrary: fc.constant(['give up'] as const) },
  { weight: 6, arbitrary: fc.constant(turn) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(1, 700, 3000, 11_000, 20_000)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('change' as const),
      wallet,
      fc.constantFrom('none', 'bob', 'moved', 'gone'),
    ),
  },
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

/** What happens in a visit, and how its questions for features are answered, one after the other. */
export const visit = fc.record({
  happenings: fc.array(happening, { maxLength: 30 }),
  arrivals: fc.array(arrival, { maxLength: 4 }),
  isConnected: fc.boolean(),
  isNumbered: fc.boolean(),
})
type Visit = typeof visit extends fc.Arbitrary<infer One> ? One : never

/** Plays a visit, answers whatever was left hanging of the wallets' questions, closes the modal, and tells which verbs still wait. */
export async function verbsThatWait({
  happenings,
  arrivals,
  isConnected,
  isNumbered,
}: Visit): Promise<readonly string[]> {
  const { port, arrive } = unevenLoading(arrivals)
  const standard = fakeWalletStandard({ wallets: here.standard })
  const told = startStory({
    options: { networks },
    wallets: here.injected,
    ports: {
      features: port,
      connectors: { 'wallet-standard': standard },
      send: fakeSend(),
      swap: fakeSwap({
        tokens: [ethToken, usdcToken],
        prices: { coin: '2000', [usdcToken.address]: '1' },
        allowance: '2000000',
      }),
      tokenBalances: fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } }),
    },
    ...(isNumbered && { createId: countingDown() }),
  })
  for (let times = 0; times < 20; times += 1) told.evm.answer('ask', '0x249f0')
  let giving = new AbortController()
  const giveUp = () => {
    giving.abort()
    giving = new AbortController()
  }
  const story = { ...told, standard, arrive, giveUp, patience: () => ({ signal: giving.signal }) }
  const hanging: Open[] = []
  const waiting = new Map<Promise<unknown>, string>()
  const call = (name: string, promise: Promise<unknown>) => {
    const settled = () => waiting.delete(promise)
    waiting.set(promise, name)
    promise.then(settled, settled)
  }
  const first: Happening = ['connect', false, harbor.wallet.key]
  for (const one of isConnected ? [['start'] as const, first, turn, ...happenings] : happenings) {
    play(story, one, hanging, call)
    if (one[0] === 'turn') await new Promise((resolve) => setImmediate(resolve))
  }
  for (const question of hanging.splice(0)) question.reject({ code: 'wallet-failed' })
  story.clock.pass(60_000)
  story.latchkey.close()
  story.clock.pass(60_000)
  for (let turn = 0; turn < 100 && waiting.size > 0; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    story.clock.pass(20_000)
  }
  return [...waiting.values()]
}

function play(
  { latchkey, injected, standard, clock, arrive, giveUp, patience }: Story,
  one: Happening,
  hanging: Open[],
  call: (name: string, promise: Promise<unknown>) => void,
): void {
  const [what, ...rest] = one
  const pick = () => hanging.splice(Number(rest[0]) % Math.max(1, hanging.length), 1)
  if (what !== 'hang' && rest[0] === true) {
    const about = typeof rest[1] === 'string' ? rest[1] : ''
    const isSolana = about.startsWith('standard:') || about.startsWith('solana:')
    const method = ['send', 'swap', 'register'].includes(what) ? 'request' : (what as 'connect')
    hanging.push((isSolana ? standard : injected).hang(method))
  }
  if (one[0] === 'connect') call(`connect ${one[2]}`, latchkey.connect({ wallet: one[2], ...patience() }))
  else if (one[0] === 'disconnect') call('disconnect', latchkey.disconnect(one[2]))
  else if (one[0] === 'switchNetwork')
    call(`switchNetwork ${one[2]}`, latchkey.switchNetwork(one[2], patience()))
  else if (one[0] === 'ready') call('ready', latchkey.ready())
  else if (one[0] === 'request') call('request', latchkey.request({ method: 'personal_sign', ...patience() }))
  else if (one[0] === 'send')
    call(
      `send ${one[3]} of ${one[2]}`,
      createSendVerbs(latchkey).send({ token: one[2], amount: one[3], receiver: bob.address, ...patience() }),
    )
  else if (one[0] === 'swap')
    call(
      `swap ${one[3]} of ${one[2]} for ${one[4]}`,
      createSwapVerbs(latchkey).swap({
        from: one[2],
        amount: one[3],
        to: one[4],
        accept: swapRisks,
        ...patience(),
      }),
    )
  else if (one[0] === 'register')
    call(`register ${one[2]}`, createAccountNamesVerbs(latchkey).register(one[2], patience()))
  else if (one[0] === 'quote')
    call(
      `quote ${one[2]} of ${one[1]} for ${one[3]}`,
      createSwapVerbs(latchkey).quote({ from: one[1], amount: one[2], to: one[3] }),
    )
  else if (one[0] === 'open') call('open', latchkey.open(one[1] === null ? {} : { wallet: one[1] }))
  else if (one[0] === 'hang') hanging.push(injected.hang(one[1]))
  else if (one[0] === 'reject') {
    injected.reject(one[1], { code: 'user-rejected' })
    standard.reject(one[1], { code: 'user-rejected' })
  } else if (one[0] === 'answer') for (const question of pick()) question.answer(one[2] as never)
  else if (one[0] === 'fail') for (const question of pick()) question.reject({ code: 'user-rejected' })
  else if (one[0] === 'arrive') arrive()
  else if (one[0] === 'give up') giveUp()
  else if (one[0] === 'wait') clock.pass(one[1])
  else if (one[0] === 'change') change(injected, one[1], one[2])
  else if (what !== 'turn') latchkey[what as 'stop' | 'start' | 'close']()
}

function change(injected: Story['injected'], walletKey: string, news: string): void {
  if (walletKey === 'org.nowhere' || walletKey.startsWith('standard:')) return
  const accounts = news === 'bob' ? [bob.address] : []
  if (news === 'gone') injected.change(walletKey, { kind: 'disconnected' })
  else if (news === 'moved') injected.change(walletKey, { kind: 'chain', chainId: 'eip155:137' })
  else injected.change(walletKey, { kind: 'accounts', namespace: 'eip155', accounts })
}

/** Ids of a host that look like indices, and of which an object puts the last first. */
function countingDown(): () => string {
  let next = 100_000
  return () => String((next -= 1))
}
