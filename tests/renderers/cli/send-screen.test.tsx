import { expect, test } from 'vitest'
import { fakeSend } from '../../../adapters/fake/fake-send.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { fakeClipboard } from '../../../adapters/fake/fake-clipboard.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { receiversText } from '../../../core/domain/send/recent-receivers.ts'
import { storageKeys } from '../../../core/domain/sessions/storage-keys.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import type { GivenPorts } from '../../../core/ports/given-ports.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { App } from '../../../renderers/cli/App.tsx'
import { eventually } from '../../eventually.ts'
import { ether, hash, sending, usdc } from '../../core/effects/send/story.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { keys } from './keyboard.tsx'
import { lastSending } from '../../core/effects/send/last-sending.ts'

/** Alice sits before a terminal, at Send. */
function seatedAtSend(given: GivenPorts = {}) {
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  const story = startStory({ ports: { tokenBalances, ...given } })
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

test('a transfer is completed by keyboard', async () => {
  const { clock, injected, latchkey, press, sees } = seatedAtSend()
  await sees('▸  ··  Select token')
  press(keys.enter)
  await sees('▸ Search tokens █')
  press('usd')
  await sees('▸ Search tokens usd█')
  press(keys.down)
  await sees('▸  US  USD Coin')
  press(keys.enter)
  await sees('▸  US  USD Coin')
  press(keys.down)
  press('1.25')
  await sees('▸ Amount           1.25█')
  press(keys.down, keys.down)
  press(bob.address)
  await sees(`▸ Type or paste address ${bob.address}█`)
  clock.pass(500)
  clock.pass(300)
  press(keys.down)
  await sees('▸ [ Review send ]')
  press(keys.enter)
  await sees('Review send')
  await sees('1.25 USDC')
  await sees(bob.address)
  injected.answer('request', hash)
  press(keys.end)
  await sees('▸ [ Send ]')
  press(keys.enter)
  await sees('Sent 1.25 USDC')
  expect(lastSending({ latchkey })).toMatchObject({ step: 'signed', hash })
})

test('a pasted receiver with spaces and a line end is trimmed and presses nothing', async () => {
  const { clock, press, sees } = seatedAtSend()
  await sees('▸  ··  Select token')
  press(keys.enter)
  await sees('▸ Search tokens █')
  press(keys.down, keys.enter)
  await sees('▸  ET  ETH')
  press(keys.down, '1')
  await sees('▸ Amount           1█')
  press(keys.down, keys.down)
  await sees('▸ Type or paste address')
  press(`  ${bob.address}\r\n`)
  clock.pass(500)
  clock.pass(300)
  await sees('Review send')
  await sees(`${bob.address}█`)
})

test('a recent receiver and Paste are selected by arrow keys', async () => {
  const receivers = { eip155: [{ address: bob.address, name: 'bob.eth' }] }
  const storage = fakeStorage({ [storageKeys.recentReceivers]: receiversText(receivers) })
  const { latchkey, press, sees } = seatedAtSend({
    storage,
    clipboard: fakeClipboard({ text: alice.address }),
  })
  await sees('▸  ··  Select token')
  press(keys.down, keys.down)
  await sees('▸ [ Paste ]')
  press(keys.down)
  await sees('bob.eth')
  await sees('Recent')
  press(keys.enter)
  expect(latchkey.state().send.receiver.text).toBe(bob.address)
  await sees('▸  ··  Select token')
  press(keys.down, keys.down)
  await sees('▸ [ Paste ]')
  press(keys.enter)
  await sees(`Type or paste address ${alice.address}`)
})

test('a late signature of a cancelled transfer is shown above an empty form', async () => {
  const { latchkey, toReview, injected, press, review } = sending()
  toReview()
  const wallet = injected.hang('request')
  press(review().send?.press)
  const { stdin, lastFrame } = drawnPlainly(<App store={latchkey} columns={80} rows={40} />)
  const sees = (text: string) => eventually(() => expect(lastFrame()).toContain(text))
  await sees('Confirm in Harbor')
  await sees('▸ [ Cancel ]')
  stdin.write(keys.enter)
  await sees('[ Review send ]')
  wallet.answer(hash)
  await sees('ETH was sent, though you canceled')
  await sees('▸  ··  Select token')
  expect(lastFrame()).not.toContain(bob.address)
})

test('the terminal shows the receiver cautions of the page', () => {
  const found = { address: `0xf39F${'5'.repeat(32)}2266`, name: 'carol.eth', avatar: null, isContract: false }
  const receivers = { 'carol.eth': { ...found, isEthereumRecord: true, isUnchecked: true } }
  const { toReview, latchkey } = sending({ ports: { send: fakeSend({ receivers }) } })
  toReview('Ether', '1.5', 'carol.eth')
  const { lastFrame } = drawnPlainly(<App store={latchkey} columns={200} rows={40} />)
  expect(lastFrame()).toContain('carol.eth has no address for Ethereum')
  expect(lastFrame()).toContain("This is its Ethereum address. It couldn't be checked")
  expect(lastFrame()).toContain('Careful: this looks like another address')
  expect(lastFrame()).toContain(`Yours is ${alice.address}, but this is`)
  expect(lastFrame()).toContain(`${found.address}. They differ between 0xf39F`)
})

test('the terminal reports that the wallet sent something else', async () => {
  const story = sending()
  const { latchkey, settlement, injected, toReview, press, review, transactions } = story
  toReview()
  injected.answer('request', hash)
  press(review().send?.press)
  const { stdin, lastFrame } = drawnPlainly(<App store={latchkey} columns={100} rows={40} />)
  const sees = (text: string) => eventually(() => expect(lastFrame()).toContain(text))
  settlement.answer({ outcome: 'unknown', replacement: null })
  await sees('Transaction not found')
  const again = transactions.hang('settlement')
  stdin.write(keys.end)
  await sees('▸ [ Done ]')
  stdin.write(keys.up)
  await sees('▸ [ Check again ]')
  stdin.write(keys.enter)
  await sees('Checking again')
  again.answer({
    outcome: 'other',
    replacement: null,
    instead: {
      difference: 'content',
      from: alice.address,
      paid: { token: null, amount: '500000000000000000', to: alice.address },
    },
  })
  await sees('Your wallet sent something else')
  await sees('0.5 ETH to 0xf39F…2266. Nothing was sent to 0x7099…79C8.')
})
