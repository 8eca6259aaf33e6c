import { expect, test } from 'vitest'
import { sharing } from '../../adapters/fake/sharing.ts'
import { connection } from '../../core/events/connection/connection.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { alice } from '../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../fixtures/story.ts'
import { connectionIn } from '../../fixtures/connection-in.ts'

const asked = ({ injected }: ReturnType<typeof startStory>, name: string) =>
  injected.questions.filter(({ method }) => method === name).length

test('making one asks nothing of the world', () => {
  const story = startStory()
  expect(story.injected.questions).toEqual([])
  expect(story.walletRegistry.questions).toEqual([])
  expect(story.latchkey.state()).toBe(story.latchkey.initialState())
  expect(connectionIn(story.latchkey.state()).status).toBe('unknown')
})

test('connect answers the session', async () => {
  const { latchkey } = startStory()
  const session = await latchkey.connect({ wallet: harbor.wallet.key })
  expect(session.namespaces[0]?.accounts[0]).toBe(alice.address)
})

test('connect() rejects with the code of the failure', async () => {
  const story = startStory()
  story.injected.reject('connect', { code: 'user-rejected' })
  await expect(story.latchkey.connect({ wallet: harbor.wallet.key })).rejects.toMatchObject({
    code: 'user-rejected',
  })
  await expect(story.latchkey.connect({ wallet: 'org.nowhere' })).rejects.toMatchObject({
    code: 'wallet-missing',
  })
})

test('a rejection states the action, the reason and the code', async () => {
  const story = startStory()
  const request = () => story.latchkey.request({ method: 'personal_sign', params: [] })
  const complaint = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message)
  expect(await complaint(request())).toMatchInlineSnapshot(`
    "personal_sign was not done: no connected wallet lets this page do that (unauthorized).
    No wallet is connected; connect one first."
  `)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.reject('request', { code: 'user-rejected', detail: 'User denied message signature.' })
  expect(await complaint(request())).toMatchInlineSnapshot(`
    "personal_sign was not done: it was refused in the wallet (user-rejected).
    User denied message signature."
  `)
  story.injected.reject('switchNetwork', { code: 'request-pending' })
  expect(await complaint(story.latchkey.switchNetwork('eip155:8453'))).toMatchInlineSnapshot(
    `"The network was not switched to eip155:8453: the wallet still shows an earlier request (request-pending)."`,
  )
})

test('a connect that another one overtakes is rejected as left', async () => {
  const story = startStory()
  story.injected.hang('connect')
  const first = story.latchkey.connect({ wallet: harbor.wallet.key })
  const second = story.latchkey.connect({ wallet: beacon.wallet.key })
  await expect(first).rejects.toMatchObject({ code: 'aborted' })
  expect((await second).wallet.key).toBe(beacon.wallet.key)
})

test('disconnect answers when nothing is connected any more, at once when nothing was', async () => {
  const { latchkey } = startStory()
  await latchkey.disconnect()
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.disconnect()
  expect(connectionIn(latchkey.state()).status).toBe('disconnected')
})

test('switchNetwork answers when the wallet is there and rejects when it refused', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.switchNetwork('eip155:8453')
  story.injected.reject('switchNetwork', { code: 'user-rejected' })
  await expect(story.latchkey.switchNetwork('eip155:1')).rejects.toBeInstanceOf(LatchkeyError)
})

test.each([
  ['137', 'invalid-chain-id', 'The chain is the string "137"; expected a CAIP-2 id such as "eip155:137".'],
  [undefined, 'invalid-chain-id', 'The chain is missing; expected a CAIP-2 id such as "eip155:137".'],
  [
    'eip155:999',
    'network-not-offered',
    'The network eip155:999 is not offered; expected one of eip155:1, eip155:8453, eip155:137, or add it to the option "networks".',
  ],
])('switchNetwork(%j) is refused as %s before anybody is asked', async (chainId, code, message) => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const mark = story.mark()
  await expect(story.latchkey.switchNetwork(chainId as string)).rejects.toMatchObject({ code, message })
  expect(story.typesSince(mark)).toEqual([])
})

test.each([
  [
    { method: '' },
    'The method is an empty string; expected the name of a JSON-RPC method such as "personal_sign".',
  ],
  [{}, 'The method is missing; expected the name of a JSON-RPC method such as "personal_sign".'],
  [
    { method: 'personal_sign', namespace: 'bip122' },
    'The namespace is the string "bip122"; expected one of eip155, solana.',
  ],
  [
    undefined,
    'What request was given is missing; expected { method, params } such as { method: "eth_blockNumber" }.',
  ],
  [
    null,
    'What request was given is null; expected { method, params } such as { method: "eth_blockNumber" }.',
  ],
])('request(%j) is refused before anybody is asked', async (request, message) => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const mark = story.mark()
  const asked = story.latchkey.request(request as { method: string })
  await expect(asked).rejects.toMatchObject({ code: 'bad-request', message })
  expect(story.typesSince(mark)).toEqual([])
})

test.each([
  [undefined, 'What connect was given is missing; expected { wallet: "com.example.wallet" }.'],
  [null, 'What connect was given is null; expected { wallet: "com.example.wallet" }.'],
  ['a.b.c', 'What connect was given is the string "a.b.c"; expected { wallet: "com.example.wallet" }.'],
  [{ wallet: 3 }, 'The wallet is the number 3; expected its key such as "com.example.wallet".'],
])('connect(%j) is refused before anybody is asked', async (request, message) => {
  const { latchkey, typesSince, mark } = startStory()
  const before = mark()
  const connecting = latchkey.connect(request as never)
  await expect(connecting).rejects.toMatchObject({ code: 'bad-request', message })
  expect(typesSince(before)).toEqual([])
})

test.each([
  [null, 'What open was given is null; expected { wallet: "com.example.wallet" }, or none.'],
  [
    'Account',
    'What open was given is the string "Account"; expected { wallet: "com.example.wallet" }, or none.',
  ],
  [{ wallet: 3 }, 'The wallet is the number 3; expected its key such as "com.example.wallet", or none.'],
])('open(%j) is refused and opens nothing', async (request, message) => {
  const { latchkey } = startStory()
  const opening = latchkey.open(request as never)
  await expect(opening).rejects.toMatchObject({ code: 'bad-request', message })
  expect(latchkey.state().modal.open).toBe(false)
})

test('a listener hears its kind of event until it leaves', () => {
  const { latchkey } = startStory()
  const heard: string[] = []
  const leave = latchkey.on(connection.walletChosen, ({ data }) => heard.push(data.walletKey))
  latchkey.dispatch(connection.walletChosen({ walletKey: 'a' }))
  leave()
  latchkey.dispatch(connection.walletChosen({ walletKey: 'b' }))
  expect(heard).toEqual(['a'])
})

test('a stop ends every request and rejects every pending verb', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const opened = story.latchkey.open()
  story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: beacon.wallet.key })
  story.latchkey.stop()
  const asked = story.evm.questions.length
  story.clock.pass(60_000)
  expect(story.evm.questions).toHaveLength(asked)
  expect(await opened).toBe('dismissed')
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
})

test('a stopped Latchkey stays stopped until start(), even before its first start', async () => {
  const { latchkey, injected } = startStory()
  latchkey.stop()
  const verbs = [latchkey.open(), latchkey.connect({ wallet: harbor.wallet.key })]
  expect(latchkey.isStopped()).toBe(true)
  await expect(Promise.allSettled(verbs)).resolves.toMatchObject([
    { status: 'rejected', reason: { code: 'aborted' } },
    { status: 'rejected', reason: { code: 'aborted' } },
  ])
  expect([latchkey.state().modal.open, injected.questions]).toEqual([false, []])
  latchkey.start()
  expect(latchkey.isStopped()).toBe(false)
  await expect(latchkey.connect({ wallet: harbor.wallet.key })).resolves.toMatchObject({
    wallet: harbor.wallet,
  })
})

test('opening a view that there is not rejects, names it, and opens nothing', async () => {
  const { latchkey } = startStory()
  const opening = latchkey.open({ view: 'NoSuchView' as never })
  await expect(opening).rejects.toBeInstanceOf(LatchkeyError)
  await expect(opening).rejects.toMatchObject({
    code: 'bad-view',
    message: expect.stringMatching(
      /^The view is the string "NoSuchView"; expected one of Account, Connect, (\w+, )*or none\.$/,
    ),
  })
  expect(latchkey.state().modal.open).toBe(false)
})

test('connecting a wallet twice at once asks it once, and both callers hear its answer', async () => {
  const story = startStory()
  const question = story.injected.hang('connect')
  const both = [0, 1].map(() => story.latchkey.connect({ wallet: harbor.wallet.key }))
  question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect((await Promise.all(both)).map(({ namespaces }) => namespaces[0]?.accounts)).toEqual([
    [alice.address],
    [alice.address],
  ])
  expect(asked(story, 'connect')).toBe(1)
})

test('switching to a network twice at once asks the wallet once, and both callers hear its answer', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const question = story.injected.hang('switchNetwork')
  const both = [0, 1].map(() => story.latchkey.switchNetwork('eip155:8453'))
  question.reject({ code: 'user-rejected' })
  for (const one of both) await expect(one).rejects.toMatchObject({ code: 'user-rejected' })
  expect(asked(story, 'switchNetwork')).toBe(1)
})

test('disconnecting twice at once asks the wallet once, and both callers hear of it', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const question = story.injected.hang('disconnect')
  const both = [story.latchkey.disconnect(), story.latchkey.disconnect()]
  question.answer(null)
  await Promise.all(both)
  expect(asked(story, 'disconnect')).toBe(1)
})
