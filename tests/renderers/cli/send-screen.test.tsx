import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { App } from '../../../renderers/cli/App.tsx'
import { eventually } from '../../eventually.ts'
import { ether, hash, usdc } from '../../core/effects/send-story.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { keys } from './keyboard.tsx'

/** Alice sits before a terminal, at Send. */
function seatedAtSend() {
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  const story = startStory({ ports: { tokenBalances } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  const { stdin, lastFrame } = drawnPlainly(<App store={story.latchkey} columns={80} rows={40} />)
  return {
    ...story,
    press: (...strokes: readonly string[]) => strokes.forEach((stroke) => stdin.write(stroke)),
    sees: (text: string) => eventually(() => expect(lastFrame()).toContain(text)),
  }
}

test('with the keyboard alone a visitor chooses a token, types an amount and a receiver, and sends', async () => {
  const { clock, injected, latchkey, press, sees } = seatedAtSend()
  await sees('▸  ··  Select Token')
  press(keys.enter)
  await sees('▸ Search token █')
  press('usd')
  await sees('▸ Search token usd█')
  press(keys.down)
  await sees('▸  US  USD Coin')
  press(keys.enter)
  await sees('▸  US  USD Coin')
  press(keys.down)
  press('1.25')
  await sees('▸ Amount 1.25█')
  press(keys.down, keys.down, keys.down)
  press(bob.address)
  await sees(`▸ Type or paste address ${bob.address}█`)
  clock.pass(500)
  clock.pass(300)
  press(keys.down)
  await sees('▸ [ Preview Send ]')
  press(keys.enter)
  await sees('Review send')
  await sees('1.25 USDC')
  await sees(bob.address)
  injected.answer('request', hash)
  press(keys.end)
  await sees('▸ [ Send ]')
  press(keys.enter)
  await sees('Transaction started')
  expect(latchkey.state().send.attempt).toMatchObject({ step: 'signed', hash })
})
