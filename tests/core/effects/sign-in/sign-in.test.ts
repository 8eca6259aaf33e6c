import { expect, test } from 'vitest'
import { answerOrders } from '../../../../adapters/fake/answer-order.ts'
import { fakeInjected } from '../../../../adapters/fake/fake-injected.ts'
import { base, polygon } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { aliceOnBase, aliceOnMainnet, bobOnMainnet, startSignIn } from './story.ts'

test('a visitor who connects is asked for a signature, signs, and is signed in', async () => {
  const story = startSignIn()
  const closed = story.comeAboard()
  expect(story.view()).toBe('ConnectingSiwe')
  expect(story.status()).toBe('unauthenticated')
  story.press('sign')
  expect(await closed).toBe('connected')
  expect(story.server.current()).toEqual(aliceOnMainnet)
  expect(story.status()).toBe('authenticated')
  expect(story.server.told).toEqual([aliceOnMainnet])
  expect(story.view()).toBe('closed')
})

test('the wallet signs the very message that the server made a nonce for', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  const asked = story.injected.questions.find(({ method }) => method === 'request')
  const made = story.server.questions.find(({ method }) => method === 'verify')
  const { message } = Object(made?.request) as { readonly message: string }
  expect(asked?.request).toMatchObject({ method: 'personal_sign', params: [message, alice.address] })
  expect(message).toContain('nonce0001')
})

test('cancel disconnects, and says so before', async () => {
  const story = startSignIn()
  const closed = story.comeAboard()
  expect(story.parts().ask?.body).toContain('canceling disconnects the wallet')
  story.press('cancel')
  expect(await closed).toBe('dismissed')
  expect(story.account()).toBeNull()
  expect(story.latchkey.state().router.transactions).toEqual([])
})

test('a required signature makes the modal shake instead of closing and removes the close button', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.latchkey.close()
  expect(story.view()).toBe('ConnectingSiwe')
  expect(story.latchkey.state().modal.shake).toBe(true)
  expect(chromeView(story.latchkey.state()).close).toBeNull()
})

test('a visitor who declines sees a toast and can retry with a new nonce', async () => {
  const story = startSignIn()
  const closed = story.comeAboard()
  story.injected.reject('request', { code: 'user-rejected' })
  story.press('sign')
  expect(story.parts().failed?.title).toBe('Signature declined')
  expect(toastView(story.latchkey.state())?.text).toBe('Signature declined')
  story.press('sign')
  expect(await closed).toBe('connected')
  expect(story.asked('message')).toBe(2)
})

test('a refused signature is reported and not retried automatically', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.reject('verify', { code: 'verification-failed' })
  story.press('sign')
  expect(story.parts().failed?.title).toBe("Couldn't verify your signature")
  expect(story.view()).toBe('ConnectingSiwe')
  story.clock.pass(600_000)
  expect([story.walletAsked(), story.asked('verify')]).toEqual([1, 1])
})

test('a server that says somebody else signed in is not believed', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.answer('verify', bobOnMainnet)
  story.press('sign')
  expect(story.parts().failed?.title).toBe("Couldn't verify your signature")
  expect(story.status()).toBe('unauthenticated')
  expect(story.latchkey.state().signIn?.flow?.failure).toEqual({
    code: 'verification-failed',
    detail: 'By getSession another account, or another network, is signed in than that which signed.',
  })
})

test('a server that verifies but has no session is reported to the host', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.answer('verify', { address: null, chainId: null })
  story.press('sign')
  expect(story.latchkey.state().signIn?.flow?.failure?.detail).toBe(
    'By getSession nobody is signed in after verifyMessage said yes.',
  )
})

test('a verification times out, and a session that exists anyway is found', async () => {
  const story = startSignIn()
  const closed = story.comeAboard()
  story.server.hang('verify')
  story.press('sign')
  expect(story.parts().progress?.title).toBe('Verifying the signature')
  story.server.begin(aliceOnMainnet)
  story.clock.pass(30_000)
  expect(await closed).toBe('connected')
  expect(story.status()).toBe('authenticated')
})

test.each(['session', 'message'] as const)(
  'a server that never answers %s is reported, and Cancel disconnects',
  (method) => {
    const story = startSignIn()
    story.server.hang('rules')
    story.server.hang(method)
    void story.comeAboard()
    story.press('sign')
    story.clock.pass(20_000)
    if (method === 'message') expect(story.parts().failed?.title).toBe("Couldn't reach this app")
    expect(story.parts().sign.press).not.toBeNull()
    story.press('cancel')
    expect(story.account()).toBeNull()
  },
)

test('pressing twice, or asking beside that, prompts once', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.injected.hang('request')
  const { press } = story.parts().sign
  for (const _ of [1, 2, 3]) if (press) story.latchkey.dispatch(press)
  expect([story.asked('message'), story.walletAsked()]).toEqual([1, 1])
  story.clock.pass(10_000)
  expect(story.parts().progress?.title).toContain('Open Harbor: its request')
})

test('a signature that comes after Cancel changes nothing', () => {
  const story = startSignIn()
  void story.comeAboard()
  const open = story.injected.hang('request')
  story.press('sign')
  story.press('cancel')
  open.answer('0x1234')
  expect(story.asked('verify')).toBe(0)
  expect([story.account(), story.status()]).toEqual([null, 'unauthenticated'])
})

test('Cancel during a verification signs out a session that may begin', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.hang('verify')
  story.press('sign')
  story.press('cancel')
  expect(story.asked('signOut')).toBe(1)
  expect(story.account()).toBeNull()
})

test('a wallet that goes away meanwhile takes the question with it', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.injected.hang('request')
  story.press('sign')
  story.injected.change(harbor.wallet.key, { kind: 'disconnected' })
  expect(story.view()).toBe('Connect')
  expect(story.latchkey.state().signIn.flow?.step).toBe('abandoned')
  expect(story.latchkey.state().router.transactions).toEqual([])
  story.latchkey.close()
  expect(story.view()).toBe('closed')
})

test('a signed-in visitor is asked nothing after a reload', () => {
  const first = startSignIn()
  void first.comeAboard()
  first.press('sign')
  const again = startSignIn({
    isRemembered: true,
    session: first.server.current(),
    ports: { storage: first.storage },
  })
  expect(again.account()).toBe(alice.address)
  expect([again.status(), again.view(), again.walletAsked()]).toEqual(['authenticated', 'closed', 0])
})

test('an unsigned visitor is asked once they open the modal after a reload', () => {
  const first = startSignIn()
  void first.comeAboard()
  const again = startSignIn({ isRemembered: true, ports: { storage: first.storage } })
  expect([again.account(), again.view(), again.status()]).toEqual([
    alice.address,
    'closed',
    'unauthenticated',
  ])
  again.open()
  expect([again.view(), again.walletAsked()]).toEqual(['ConnectingSiwe', 0])
})

test('the modal opens after a host connection that requires a signature', async () => {
  const story = startSignIn()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.view()).toBe('ConnectingSiwe')
})

test('another account signs out, and is asked for its own signature', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.change([bob.address])
  expect(story.server.current()).toBeNull()
  expect(story.view()).toBe('ConnectingSiwe')
  story.press('sign')
  expect(story.server.current()).toEqual(bobOnMainnet)
  expect(story.view()).toBe('closed')
})

test('a network change requires a new signature, which replaces the first session', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  expect([story.view(), story.asked('signOut')]).toEqual(['ConnectingSiwe', 0])
  story.press('sign')
  expect(story.server.current()).toEqual(aliceOnBase)
})

test('Cancel on another network brings the wallet back, with the session it had', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  expect(story.parts().ask?.body).toContain('brings you back to Ethereum')
  story.press('cancel')
  expect(story.server.current()).toEqual(aliceOnMainnet)
  expect([story.view(), story.status(), story.asked('signOut')]).toEqual(['closed', 'authenticated', 0])
})

test('a wallet that stays on the other network leaves the choice: sign there, or disconnect', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.reject('switchNetwork', { code: 'user-rejected' })
  story.press('cancel')
  expect(story.parts().failed?.title).toBe('Your wallet stayed on Base')
  expect(story.server.current()).toBeNull()
  story.press('cancel')
  expect(story.account()).toBeNull()
})

test('a network chosen in the modal leads to the signature without a shake', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const mark = story.mark()
  story.latchkey.dispatch(network.chosen({ chainId: base.id }))
  expect(story.view()).toBe('ConnectingSiwe')
  expect(story.typesSince(mark)).not.toContain('modal/shaken')
})

test('disconnecting signs out', async () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  await story.latchkey.disconnect()
  expect([story.server.current(), story.status()]).toEqual([null, 'unauthenticated'])
  expect(story.server.told.at(-1)).toEqual({ address: null, chainId: null })
})

test('signOutOnDisconnect: false keeps the session, and the same account is not asked again', async () => {
  const story = startSignIn({ rules: { signOutOnDisconnect: false } })
  void story.comeAboard()
  story.press('sign')
  await story.latchkey.disconnect()
  expect(story.server.current()).toEqual(aliceOnMainnet)
  const closed = story.comeAboard()
  expect(await closed).toBe('connected')
  expect([story.walletAsked(), story.status()]).toEqual([1, 'authenticated'])
})

test('signOutOnAccountChange: false keeps the session of the first account', () => {
  const story = startSignIn({ rules: { signOutOnAccountChange: false } })
  void story.comeAboard()
  story.press('sign')
  story.change([bob.address])
  expect(story.server.current()).toEqual(aliceOnMainnet)
  expect([story.view(), story.status()]).toEqual(['closed', 'authenticated'])
})

test('signOutOnNetworkChange: false keeps the session on every network', () => {
  const story = startSignIn({ rules: { signOutOnNetworkChange: false } })
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  expect(story.server.current()).toEqual(aliceOnMainnet)
  expect([story.view(), story.status()]).toEqual(['closed', 'authenticated'])
})

test('a wallet on a network that is not offered is asked to switch first, and signs there', () => {
  const story = startSignIn({ options: { networks: [polygon, base] } })
  void story.comeAboard()
  expect(story.view()).toBe('UnsupportedChain')
  story.latchkey.dispatch(network.chosen({ chainId: base.id }))
  expect(story.view()).toBe('ConnectingSiwe')
})

test('a server that cannot end a session is asked once for each change, and nothing goes round', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.server.reject('signOut', { code: 'unreachable' })
  story.change([bob.address])
  story.clock.pass(600_000)
  expect(story.asked('signOut')).toBe(1)
  expect(story.view()).toBe('ConnectingSiwe')
})

test('a signature in another tab signs this tab in without a request', () => {
  const here = startSignIn()
  void here.comeAboard()
  here.server.begin(aliceOnMainnet)
  here.storage.changeElsewhere('signIn', '1')
  expect([here.status(), here.view(), here.walletAsked()]).toEqual(['authenticated', 'closed', 0])
})

test('a host that switches it off is asked nothing', async () => {
  const story = startSignIn({ options: { isSiweEnabled: true, features: { signIn: false } } })
  expect(await story.comeAboard()).toBe('connected')
  expect([story.status(), story.server.questions]).toEqual([undefined, []])
})

test('a stop and a start during a sign-in leave no lock on the modal', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.latchkey.stop()
  story.latchkey.start()
  story.latchkey.dispatch(connection.disconnectRequested())
  story.open()
  story.latchkey.close()
  expect(story.view()).toBe('closed')
})

test.each(answerOrders.filter((order) => order !== 'never'))(
  'answers of server and wallet that come %s come to the same, each taken once',
  async (order) => {
    const story = startSignIn({
      order,
      ports: { connectors: { injected: fakeInjected({ wallets: [harbor], order }) } },
    })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const closed = story.comeAboard()
    await turn()
    story.press('sign')
    expect(await closed).toBe('connected')
    await turn()
    expect(story.server.current()).toEqual(aliceOnMainnet)
    expect(story.events.filter(({ type }) => type === 'signIn/signedIn')).toHaveLength(1)
    expect([story.status(), story.server.told]).toEqual(['authenticated', [aliceOnMainnet]])
  },
)

test('a visit with a signature runs again from its tape', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.press('cancel')
  const tape = story.latchkey.recording()
  expect(tape && rerun(tape).difference).toBeNull()
  expect(tape && rerun(mask(tape)).difference).toBeNull()
})

test('the wallet that is asked keeps its name on the screen while it is locked', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.injected.hang('request')
  story.press('sign')
  story.change([])
  expect(story.parts().wallet.image.seed).toBe('Harbor')
})

test.each([
  ['a key', 65, false],
  ['a contract', 200, true],
])(
  'a refused signature as long as that of %s mentions smart accounts accordingly',
  async (_, bytes, isSaid) => {
    const story = startSignIn()
    story.injected.answer('request', `0x${'ab'.repeat(bytes)}`)
    story.server.reject('verify', { code: 'verification-failed' })
    void story.comeAboard()
    story.press('sign')
    const { failed } = story.parts()
    expect(failed?.title).toBe("Couldn't verify your signature")
    expect(failed?.body?.includes('It may not support smart accounts')).toBe(isSaid)
  },
)
