import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** Alice is connected over Harbor, and the modal is closed. */
function connected(options = {}) {
  const story = startStory({ options })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const open = (given: Readonly<Record<string, unknown>>) => story.latchkey.open(given)
  return { ...story, open }
}

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('open() stores the arguments of a view in the router history', () => {
  const { latchkey, open } = connected()
  void open({ view: 'WalletSend', token: address, amount: '1.5', receiver: 'bob.eth' })
  expect(latchkey.state().router.history).toEqual([
    { view: 'WalletSend', token: address, amount: '1.5', receiver: 'bob.eth' },
  ])
})

test.each([undefined, null])('an argument that is %s was not given', (amount) => {
  const { latchkey, open } = connected()
  void open({ view: 'WalletSend', token: 'native', amount })
  expect(latchkey.state().router.history).toEqual([{ view: 'WalletSend', token: 'native' }])
})

test.each([
  [
    { amount: 1.5 },
    'The amount is the number 1.5; expected whole tokens as a decimal text such as "1.5", or none.',
  ],
  [
    { amount: '1,5' },
    'The amount is the string "1,5"; expected whole tokens as a decimal text such as "1.5", or none.',
  ],
  [
    { amount: '-1' },
    'The amount is the string "-1"; expected whole tokens as a decimal text such as "1.5", or none.',
  ],
  [
    { amount: NaN },
    'The amount is the number NaN; expected whole tokens as a decimal text such as "1.5", or none.',
  ],
  [
    { token: 'USDC' },
    'The token is the string "USDC"; expected "native" or the address of a token, or none.',
  ],
  [
    { receiver: ' ' },
    'The receiver is the string " "; expected an address or a name such as "vitalik.eth", or none.',
  ],
  [
    { recevier: 'bob.eth' },
    'The view WalletSend takes no "recevier", which is the string "bob.eth"; did you mean "receiver"?',
  ],
  [
    { colour: 'red' },
    'The view WalletSend takes no "colour", which is the string "red"; it takes token, amount, receiver.',
  ],
])('%o is refused before anything is opened', async (wrong, message) => {
  const { latchkey, open } = connected()
  await expect(open({ view: 'WalletSend', ...wrong })).rejects.toMatchObject({ code: 'bad-request', message })
  expect(latchkey.state().modal.open).toBe(false)
})

test.each([
  [
    { amount: '25.555' },
    'The amount is the string "25.555"; expected money as a decimal text such as "25.50", or none.',
  ],
  [{ currency: 'euro' }, 'The currency is the string "euro"; expected a currency such as "EUR", or none.'],
  [
    { token: 'USDC' },
    'The token is the string "USDC"; expected "native" or the address of a token, or none.',
  ],
  [{ network: 137 }, 'The network is the number 137; expected the CAIP-2 id of a chain, or none.'],
])('open() refuses the purchase argument %o without opening the modal', async (wrong, message) => {
  const { latchkey, open } = connected()
  await expect(open({ view: 'OnRampProviders', ...wrong })).rejects.toMatchObject({
    code: 'bad-request',
    message,
  })
  expect(latchkey.state().modal.open).toBe(false)
})

test('a view that takes nothing is given nothing', async () => {
  const { open } = connected()
  await expect(open({ view: 'Networks', token: 'native' })).rejects.toMatchObject({
    code: 'bad-request',
    message: 'The view Networks takes no "token", which is the string "native"; it takes nothing.',
  })
})

test('open() refuses an unknown view and a disabled feature before it checks the arguments', async () => {
  const given = { token: 'native' }
  await expect(connected().open({ view: 'WalletSent', ...given })).rejects.toMatchObject({ code: 'bad-view' })
  const { open } = connected({ features: { send: false } })
  await expect(open({ view: 'WalletSend', ...given })).rejects.toMatchObject({ code: 'feature-disabled' })
})

test('open() leads to Connect if no wallet is connected, and drops the form arguments', () => {
  const { latchkey } = startStory()
  void latchkey.open({ view: 'WalletSend', token: 'native' })
  expect(latchkey.state().router.history).toEqual([{ view: 'Connect' }])
})
