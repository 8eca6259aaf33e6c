import { expect, test } from 'vitest'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { usdcToken } from '../effects/swap/story.ts'

const order = { from: 'native', to: usdcToken.address, amount: '1' }
const transfer = { token: 'native', amount: '1', receiver: bob.address }

const said = (latchkey: Latchkey, call: (latchkey: Latchkey) => Promise<unknown>) =>
  call(latchkey).then(
    () => 'no error',
    ({ message }: Error) => message,
  )

test.each([
  ['find', 'No name was looked for: ', (on: Latchkey) => createAccountNamesVerbs(on).find('a b')],
  ['register', 'No name was registered: ', (on: Latchkey) => createAccountNamesVerbs(on).register('a b')],
  ['byEmail', 'Nobody was signed in: ', (on: Latchkey) => createFrameVerbs(on).byEmail('nobody')],
  ['changeEmail', 'The address was not changed: ', (on: Latchkey) => createFrameVerbs(on).changeEmail('x')],
] as const)('%s says in its own words that it was not done for a wrong text', async (_, words, call) => {
  const { latchkey } = startStory({ options: { features: { email: true } } })
  expect(await said(latchkey, call)).toContain(words)
})

test.each([
  ['find', 'No name was looked for: ', (on) => createAccountNamesVerbs(on).find('sailor')],
  ['register', 'No name was registered: ', (on) => createAccountNamesVerbs(on).register('sailor')],
  ['byEmail', 'Nobody was signed in: ', (on) => createFrameVerbs(on).byEmail('alice@example.com')],
  ['bySocial', 'Nobody was signed in: ', (on) => createFrameVerbs(on).bySocial('google')],
  [
    'changeEmail',
    'The address was not changed: ',
    (on) => createFrameVerbs(on).changeEmail('alice@example.com'),
  ],
  ['begin', 'No wallet was paired: ', (on) => createPairing(on).begin()],
  ['send', 'Nothing was sent: ', (on) => createSendVerbs(on).send(transfer)],
  ['quote of sendings', 'Nothing was quoted: ', (on) => createSendVerbs(on).quote(transfer)],
  ['swap', 'Nothing was swapped: ', (on) => createSwapVerbs(on).swap(order)],
  ['quote of swaps', 'Nothing was quoted: ', (on) => createSwapVerbs(on).quote(order)],
  ['offer', 'Nothing is offered: ', (on) => createOnRampVerbs(on).offer()],
  ['buy', 'Nothing was bought: ', (on) => createOnRampVerbs(on).buy({ amount: '25' })],
  ['quote of purchases', 'Nothing was quoted: ', (on) => createOnRampVerbs(on).quote({ amount: '25' })],
  ['signIn', 'Nobody was signed in: ', (on) => createSignInVerbs(on).signIn()],
  ['signOut', 'Nobody was signed out: ', (on) => createSignInVerbs(on).signOut()],
  ['connect', 'The wallet "x" was not connected: ', (on) => on.connect({ wallet: 'x' })],
  ['switchNetwork', 'The network was not switched to eip155:8453: ', (on) => on.switchNetwork('eip155:8453')],
  ['request', 'eth_chainId was not done: ', (on) => on.request({ method: 'eth_chainId' })],
  ['ready', 'Nothing was restored: ', (on) => on.ready()],
  ['open', 'Nothing was opened: ', (on) => on.open()],
] satisfies [string, string, (on: Latchkey) => Promise<unknown>][])(
  '%s says in its own words that it was not done after a stop',
  async (_, words, call) => {
    const { latchkey } = startStory({ options: { features: { email: true, socials: ['google'] } } })
    latchkey.stop()
    expect(await said(latchkey, call)).toContain(words)
  },
)

test('a quote of a swap refuses a slippage before it looks for a wallet, as the swap does', async () => {
  const { latchkey } = startStory()
  const verbs = createSwapVerbs(latchkey)
  for (const slippage of [99, 0, NaN, '1', 1.5]) {
    const wrong = { ...order, slippage: slippage as number }
    await expect(verbs.quote(wrong)).rejects.toMatchObject({ code: 'bad-request' })
    await expect(verbs.swap(wrong)).rejects.toMatchObject({ code: 'bad-request' })
  }
  await latchkey.connect({ wallet: harbor.wallet.key })
  await expect(verbs.quote({ ...order, slippage: 99 })).rejects.toMatchObject({ code: 'bad-request' })
})
