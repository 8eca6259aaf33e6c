import { expect, test } from 'vitest'
import { base } from '../../../../core/domain/network/known-networks.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { signIn } from '../../../../core/events/sign-in/sign-in.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { aliceOnBase, aliceOnMainnet, startSignIn } from './story.ts'

const nobody = { address: null, chainId: null }

test('a host sign-out during the wallet request makes a late signature ineffective', () => {
  const story = startSignIn()
  void story.comeAboard()
  const open = story.injected.hang('request')
  story.press('sign')
  story.latchkey.dispatch(signIn.signOutRequested())
  open.answer('0x1234')
  expect([story.asked('verify'), story.status(), story.server.current()]).toEqual([
    0,
    'unauthenticated',
    null,
  ])
})

test('a host sign-out during the verification leaves nobody signed in', () => {
  const story = startSignIn()
  void story.comeAboard()
  const open = story.server.hang('verify')
  story.press('sign')
  story.latchkey.dispatch(signIn.signOutRequested())
  open.answer(aliceOnMainnet)
  expect([story.asked('signOut'), story.status(), story.view()]).toEqual([
    1,
    'unauthenticated',
    'ConnectingSiwe',
  ])
})

test('Cancel after a timed-out verification signs out a session that began late', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.hang('verify')
  story.press('sign')
  story.clock.pass(30_000)
  story.server.begin(aliceOnMainnet)
  story.press('cancel')
  expect([story.account(), story.server.current(), story.asked('signOut')]).toEqual([null, null, 1])
})

test('Cancel during a second attempt signs out a session that began late', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.hang('verify')
  story.press('sign')
  story.clock.pass(30_000)
  story.server.begin(aliceOnMainnet)
  story.injected.hang('request')
  story.press('sign')
  story.press('cancel')
  expect([story.account(), story.server.current(), story.asked('signOut')]).toEqual([null, null, 1])
})

test.each([
  ['for another network than was signed', aliceOnBase],
  ['and does not know of', nobody],
])('a session that the server began %s is ended at once', (_, said) => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.begin(aliceOnBase)
  story.server.answer('verify', said)
  story.press('sign')
  expect(story.parts().failed?.title).toBe("Couldn't verify your signature")
  expect([story.server.current(), story.asked('signOut')]).toEqual([null, 1])
})

test('a server that refused a signature has nothing to sign out', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.server.reject('verify', { code: 'verification-failed' })
  story.press('sign')
  story.press('cancel')
  expect([story.account(), story.asked('signOut')]).toEqual([null, 0])
})

test('a sign-out that failed is tried again before the same account is taken for signed in', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.reject('signOut', { code: 'http-status', status: 503 })
  await story.latchkey.disconnect()
  void story.comeAboard()
  expect([story.status(), story.view()]).toEqual(['unauthenticated', 'ConnectingSiwe'])
  expect([story.asked('signOut'), story.server.current(), story.server.told.at(-1)]).toEqual([
    2,
    null,
    nobody,
  ])
})

test('a signature is requested even if the sign-out fails again', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  for (const _ of [1, 2]) story.server.reject('signOut', { code: 'unreachable' })
  await story.latchkey.disconnect()
  const closed = story.comeAboard()
  expect([story.status(), story.view(), story.asked('signOut')]).toEqual([
    'unauthenticated',
    'ConnectingSiwe',
    2,
  ])
  story.press('sign')
  expect(await closed).toBe('connected')
})

test('a session that another tab began is not signed out by a retried sign-out', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.reject('signOut', { code: 'unreachable' })
  await story.latchkey.disconnect()
  story.storage.changeElsewhere('signIn', '1')
  expect(await story.comeAboard()).toBe('connected')
  expect([story.asked('signOut'), story.server.current()]).toEqual([1, aliceOnMainnet])
})

test.each([
  ['does', { isDone: true, asked: 1 }],
  ['does not', { isDone: false, asked: 0 }],
])(
  'a reconnection during a sign-out asks for a signature afterwards, where the server %s it',
  async (_, { isDone, asked }) => {
    const story = startSignIn({ session: aliceOnMainnet })
    await story.comeAboard()
    const open = story.server.hang('signOut')
    await story.latchkey.disconnect()
    const before = story.asked('session')
    void story.comeAboard()
    expect([story.asked('session') - before, story.view()]).toEqual([0, 'ConnectingSiwe'])
    expect(story.parts().progress?.title).toBe('Ending the earlier session')
    if (isDone) story.server.begin(null)
    if (isDone) open.answer(null)
    else open.reject({ code: 'unreachable' })
    expect([story.asked('session') - before, story.status(), story.view()]).toEqual([
      asked,
      'unauthenticated',
      'ConnectingSiwe',
    ])
    expect(story.parts().sign.press).not.toBeNull()
  },
)

test('a visit with such endings runs again from its tape', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.reject('signOut', { code: 'unreachable' })
  await story.latchkey.disconnect()
  void story.comeAboard()
  story.press('sign')
  story.latchkey.dispatch(signIn.signOutRequested())
  const tape = story.latchkey.recording()
  expect(tape && rerun(tape).difference).toBeNull()
})

test('a wallet that ignores the way back to its network leaves a way out, which disconnects', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.hang('switchNetwork')
  story.press('cancel')
  expect(story.parts().cancel.press).toBeNull()
  expect(story.parts().progress?.title).toBe('Approve the switch to Ethereum in Harbor')
  story.clock.pass(10_000)
  expect(story.parts().ask?.body).toContain('canceling disconnects the wallet')
  expect(story.parts().progress?.title).toContain('Open Harbor: its request')
  expect(story.parts().cancel.label).toBe('Cancel')
  story.press('cancel')
  expect([story.account(), story.server.current()]).toEqual([null, null])
})

test('with signOutOnDisconnect: false, Cancel keeps the session and leaves no pending return', () => {
  const story = startSignIn({ rules: { signOutOnDisconnect: false } })
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.hang('switchNetwork')
  story.press('cancel')
  story.clock.pass(10_000)
  story.press('cancel')
  expect(story.server.current()).toEqual(aliceOnMainnet)
  expect(story.latchkey.state().signIn.isReturning).toBe(false)
})

test('a wallet that goes back at last, before anybody gave up, is where somebody is signed in', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  const open = story.injected.hang('switchNetwork')
  story.press('cancel')
  story.clock.pass(10_000)
  open.answer({ chainId: aliceOnMainnet.chainId })
  expect([story.status(), story.view()]).toEqual(['authenticated', 'closed'])
})

test('Sign and Cancel are disabled while the wallet is asked to return to a network', () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.hang('switchNetwork')
  story.press('cancel')
  expect([story.parts().sign.press, story.parts().cancel.press]).toEqual([null, null])
})

/** Alice, who pressed Cancel on Base, and whose wallet keeps silent about going back. */
function askedBack() {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  const back = story.injected.hang('switchNetwork')
  story.press('cancel')
  story.clock.pass(10_000)
  return { story, back }
}

test('a refused return to the network does not sign out a visitor who signs on the new one', () => {
  const { story, back } = askedBack()
  const signature = story.injected.hang('request')
  story.press('sign')
  expect(story.parts().progress?.title).toBe('Sign the message in Harbor')
  back.reject({ code: 'user-rejected' })
  expect(story.asked('signOut')).toBe(0)
  signature.answer('0x1234')
  expect([story.server.current(), story.view()]).toEqual([aliceOnBase, 'closed'])
})

test('a late return to the network asks for a signature there, and Cancel keeps the session', () => {
  const { story, back } = askedBack()
  story.press('sign')
  expect([story.server.current(), story.view()]).toEqual([aliceOnBase, 'closed'])
  back.answer({ chainId: aliceOnMainnet.chainId })
  expect([story.status(), story.view()]).toEqual(['unauthenticated', 'ConnectingSiwe'])
  story.press('cancel')
  expect([story.server.current(), story.status(), story.view()]).toEqual([
    aliceOnBase,
    'authenticated',
    'closed',
  ])
})

test('a wallet that goes back after the visitor gave up and left moves nothing here', () => {
  const { story, back } = askedBack()
  story.press('cancel')
  const mark = story.mark()
  back.answer({ chainId: aliceOnMainnet.chainId })
  expect([story.typesSince(mark), story.view()]).toEqual([[], 'closed'])
})

test('a change in another tab does not remove the sign-in that the connection requires', async () => {
  const story = startSignIn()
  const open = story.server.hang('session')
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.storage.changeElsewhere(storageKeys.signIn, '1')
  open.answer(nobody)
  expect([story.view(), story.status()]).toEqual(['ConnectingSiwe', 'unauthenticated'])
})

test.each<readonly [string, number, (story: ReturnType<typeof startSignIn>) => void]>([
  [
    'Cancel while the server verifies',
    1,
    (story) => {
      story.server.hang('verify')
      story.press('sign')
      story.press('cancel')
    },
  ],
  [
    'a wallet that stays on another network',
    2,
    (story) => {
      story.press('sign')
      story.move(base.id)
      story.injected.reject('switchNetwork', { code: 'user-rejected' })
      story.press('cancel')
    },
  ],
  [
    'another account',
    2,
    (story) => {
      story.press('sign')
      story.change([bob.address])
    },
  ],
])('other tabs hear of each session that begins or ends by %s', (_, told, end) => {
  const story = startSignIn()
  void story.comeAboard()
  end(story)
  const writes = story.storage.questions.filter(({ method, request }) => {
    return method === 'write' && (request as { readonly key: string }).key === storageKeys.signIn
  })
  expect(story.server.current()).toBeNull()
  expect(writes).toHaveLength(told)
})

test('a sign-in during a session check waits until the session of another account is signed out', () => {
  const story = startSignIn({ session: aliceOnMainnet })
  void story.comeAboard()
  const answer = story.server.hang('session')
  const signingOut = story.server.hang('signOut')
  story.change([bob.address])
  story.latchkey.dispatch(signIn.requested())
  answer.answer(aliceOnMainnet)
  expect([story.asked('signOut'), story.asked('message')]).toEqual([1, 0])
  signingOut.answer(null)
  expect(story.asked('message')).toBe(1)
})
