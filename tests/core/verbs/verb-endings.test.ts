import { expect, test } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { alice } from '../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'
import { walletPairing } from '../../../renderers/headless/wallet-pairing.ts'
import { walletSignIn } from '../../../renderers/headless/wallet-sign-in.ts'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import { eventually } from '../../eventually.ts'
import { inTime } from '../in-time.ts'

const nothing = { token: 'native', amount: '0', receiver: alice.address }
const nothingElse = { from: 'native', to: alice.address, amount: '0' }

test('connecting the same wallet again after a long wait joins the first question', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const first = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.clock.pass(11_000)
  const second = story.latchkey.connect({ wallet: harbor.wallet.key })
  asked.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect((await first).namespaces[0]?.accounts).toEqual([alice.address])
  expect((await second).namespaces[0]?.accounts).toEqual([alice.address])
  expect(story.injected.questions.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('connecting ends when a phone overtakes it', async () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.walletConnect.approve({
    wallet: { key: 'ab'.repeat(32), name: 'Pebble', icon: null },
    eip155: { accounts: [alice.address], chainId: 'eip155:1' },
  })
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
})

test('a switch that outlives its wallet ends, and the next wallet is asked itself', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('switchNetwork')
  const left = story.latchkey.switchNetwork('eip155:8453')
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  await expect(left).rejects.toMatchObject({ code: 'aborted' })
  story.injected.answer('switchNetwork', { chainId: 'eip155:8453' })
  await story.latchkey.switchNetwork('eip155:8453')
  expect(connectionIn(story.latchkey.state())).toMatchObject({ chainId: 'eip155:8453' })
})

test('a wallet that is slow to let go takes nothing from the connection made meanwhile', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const slow = story.injected.hang('disconnect')
  const left = story.latchkey.disconnect()
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  slow.answer(null)
  await left
  expect(connectionIn(story.latchkey.state())).toMatchObject({ wallet: beacon.wallet })
  expect(story.storage.texts().sessions).toContain('Beacon')
})

test('a disconnect during a connection aborts it, and a late approval connects no session', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.disconnect()
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  asked.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(connectionIn(story.latchkey.state()).status).toBe('disconnected')
})

test('an approval of a wallet that was asked before a stop connects no session after a restart', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.stop()
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  story.latchkey.start()
  asked.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(connectionIn(story.latchkey.state()).status).not.toBe('connected')
})

test('a request ends when its connection does', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('request')
  const signed = story.latchkey.request({ method: 'personal_sign' })
  await story.latchkey.disconnect()
  await expect(signed).rejects.toMatchObject({
    code: 'wallet-disconnected',
    message: expect.stringContaining('The wallet may still do personal_sign'),
  })
})

test('a request goes on where its wallet is connected once more', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const asked = story.injected.hang('request')
  const signed = story.latchkey.request({ method: 'personal_sign' })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  asked.answer('0x5167')
  expect(await signed).toBe('0x5167')
})

test('a switch ends when the wallet has moved, whether or not it answers', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('switchNetwork')
  const switched = story.latchkey.switchNetwork('eip155:8453')
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  await switched
  expect(story.latchkey.state().network.switches).toEqual({})
})

test('every pending verb aborts with a stop, and its request can be repeated after the next start', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  for (const method of ['switchNetwork', 'request', 'disconnect'] as const) story.injected.hang(method)
  const switched = story.latchkey.switchNetwork('eip155:8453')
  const signed = story.latchkey.request({ method: 'personal_sign' })
  story.latchkey.stop()
  await expect(switched).rejects.toMatchObject({ code: 'aborted' })
  await expect(signed).rejects.toMatchObject({ code: 'aborted' })
  story.latchkey.start()
  await story.latchkey.switchNetwork('eip155:8453')
  const left = story.latchkey.disconnect()
  story.latchkey.stop()
  await left
})

test('a verb that is called after a stop rejects at once and asks no wallet', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.stop()
  const mark = story.injected.questions.length
  await expect(story.latchkey.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'aborted' })
  await expect(story.latchkey.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 'aborted' })
  await story.latchkey.disconnect()
  expect(story.injected.questions).toHaveLength(mark)
})

test.each([
  ['signIn', (story) => walletSignIn(story.latchkey).signIn()],
  ['signOut', (story) => walletSignIn(story.latchkey).signOut()],
  ['begin', (story) => walletPairing(story.latchkey).begin()],
] as const satisfies readonly (readonly [
  string,
  (story: ReturnType<typeof startStory>) => Promise<unknown>,
])[])('%s after a stop rejects with aborted and does not restart Latchkey', async (_, call) => {
  const story = startStory({ options: { isSiweEnabled: true } })
  story.latchkey.start()
  story.latchkey.stop()
  const mark = story.mark()
  await expect(call(story)).rejects.toMatchObject({
    code: 'aborted',
    message: expect.stringContaining('Latchkey was stopped; call start() first.') as string,
  })
  expect(story.typesSince(mark)).toEqual([])
})

test('after a stop nothing connects, pairs, polls or writes, despite later wallet events', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  void story.latchkey.open()
  story.latchkey.stop()
  const asked = () =>
    [story.injected, story.evm, story.walletConnect, story.walletRegistry, story.storage].map(
      ({ questions }) => questions.length,
    )
  const before = asked()
  const mark = story.mark()
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  story.injected.announce(beacon)
  story.clock.pass(120_000)
  expect(asked()).toEqual(before)
  expect(story.typesSince(mark)).toEqual([])
})

test('a malformed answer fails its verb with unexpected and the cause', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const asked = story.injected.hang('switchNetwork')
  const switched = story.latchkey.switchNetwork('eip155:8453')
  asked.answer(null as never)
  await expect(switched).rejects.toMatchObject({
    code: 'unexpected',
    meta: [expect.stringContaining('null')],
  })
})

test.each([
  ['connect', (story, signal) => story.latchkey.connect({ wallet: beacon.wallet.key, signal })],
  ['switchNetwork', (story, signal) => story.latchkey.switchNetwork('eip155:8453', { signal })],
  ['request', (story, signal) => story.latchkey.request({ method: 'personal_sign', signal })],
] as const satisfies readonly (readonly [
  'connect' | 'switchNetwork' | 'request',
  (story: ReturnType<typeof startStory>, signal: AbortSignal) => Promise<unknown>,
])[])(
  '%s waits for the wallet until its signal aborts, and an aborted signal sends no request',
  async (method, call) => {
    const story = startStory()
    await story.latchkey.connect({ wallet: harbor.wallet.key })
    const asked = () => story.injected.questions.filter((question) => question.method === method).length
    const before = asked()
    story.injected.hang(method)
    const giving = new AbortController()
    const waiting = call(story, giving.signal)
    await eventually(() => expect(asked()).toBe(before + 1))
    giving.abort()
    await expect(waiting).rejects.toMatchObject({
      code: 'aborted',
      shortMessage: expect.stringContaining('The wallet may still do it') as string,
      meta: ['Its signal aborted.'],
    })
    await expect(call(story, giving.signal)).rejects.toMatchObject({
      code: 'aborted',
      shortMessage: expect.stringContaining('Nobody was asked') as string,
    })
    expect(asked()).toBe(before + 1)
  },
)

test('a signal changes nothing of the order in which verbs are carried out', async () => {
  const { latchkey } = startStory()
  const { signal } = new AbortController()
  const connecting = latchkey.connect({ wallet: harbor.wallet.key, signal })
  await expect(latchkey.request({ method: 'eth_chainId' })).resolves.toMatch(/^0x/)
  await connecting
})

test.each([
  ['connect', (story, signal) => story.latchkey.connect({ wallet: beacon.wallet.key, signal })],
  ['switchNetwork', (story, signal) => story.latchkey.switchNetwork('eip155:8453', { signal })],
  ['request', (story, signal) => story.latchkey.request({ method: 'eth_chainId', signal })],
  ['signIn', (story, signal) => walletSignIn(story.latchkey).signIn({ signal })],
  ['register', (story, signal) => createAccountNamesVerbs(story.latchkey).register('bosun', { signal })],
  ['send', (story, signal) => createSendVerbs(story.latchkey).send({ ...nothing, signal })],
  ['swap', (story, signal) => createSwapVerbs(story.latchkey).swap({ ...nothingElse, signal })],
] as const satisfies readonly (readonly [
  string,
  (story: ReturnType<typeof startStory>, signal: AbortSignal | null) => Promise<unknown>,
])[])('an invalid signal is refused by %s before any request, and null means no signal', async (_, call) => {
  const story = startStory({ options: { isSiweEnabled: true } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const mark = story.mark()
  for (const wrong of ['soon', '', 0, {}])
    await expect(call(story, wrong as AbortSignal)).rejects.toMatchObject({
      code: 'bad-request',
      shortMessage: expect.stringMatching(/^The signal is /) as string,
    })
  expect(story.typesSince(mark)).toEqual([])
  const told = inTime(story.clock, call(story, null)).catch((error: unknown) => Object(error))
  expect(await told).not.toMatchObject({ code: 'bad-request' })
})
