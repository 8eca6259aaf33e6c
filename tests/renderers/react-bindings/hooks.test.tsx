import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import * as react from '../../../entries/react.ts'
import { LatchkeyContext } from '../../../renderers/react-bindings/latchkey-context.ts'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { eventually } from '../../eventually.ts'
import { hash, sending } from '../../core/effects/send/story.ts'
import { inTime } from '../../core/in-time.ts'

/** What a hook gives a component of a host's own now. */
function given<Told>(latchkey: unknown, hook: () => Told): Told {
  const told: Told[] = []
  const Holder = () => {
    told.push(hook())
    return null
  }
  const value = { ...(latchkey as Latchkey), initialState: (latchkey as Latchkey).state }
  renderToStaticMarkup(
    createElement(
      LatchkeyContext.Provider,
      { value: latchkey as Latchkey },
      createElement(StoreContext.Provider, { value }, createElement(Holder)),
    ),
  )
  return told[0] as Told
}

async function connected() {
  const { latchkey } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  return latchkey
}

test('hooks read the balances and every connected wallet', async () => {
  const latchkey = await connected()
  expect(given(latchkey, () => react.useLatchkeyBalance())).toMatchObject({
    status: 'loaded',
    formatted: '1.2345',
    symbol: 'ETH',
  })
  expect(given(latchkey, () => react.useLatchkeyConnections())).toMatchObject([
    { wallet: { name: 'Harbor' }, connector: 'ANNOUNCED' },
  ])
})

test('a hook reads the activity page by page', async () => {
  const latchkey = await connected()
  const told = () => given(latchkey, () => react.useLatchkeyActivity())
  expect(told().status).toBe('idle')
  told().refresh()
  expect(told().status).toBe('loaded')
})

test('a component pairs a phone by a URI of its own', async () => {
  const { latchkey } = startStory({ wallets: [] })
  latchkey.start()
  const told = () => given(latchkey, () => react.useLatchkeyPairing())
  expect(told().status).toBe('idle')
  const left = told()
    .begin()
    .catch((error: unknown) => Object(error).code as unknown)
  await eventually(() => expect(told().uri).toMatch(/^wc:/))
  told().leave()
  expect(await left).toBe('aborted')
})

test('each of the three verbs of other kits opens its view, and says so', async () => {
  const latchkey = await connected()
  given(latchkey, () => react.useAccountModal()).openAccountModal()
  expect(given(latchkey, () => react.useAccountModal()).accountModalOpen).toBe(true)
  given(latchkey, () => react.useChainModal()).openChainModal()
  expect(given(latchkey, () => react.useChainModal()).chainModalOpen).toBe(true)
  latchkey.close()
  await latchkey.disconnect()
  given(latchkey, () => react.useConnectModal()).openConnectModal()
  expect(given(latchkey, () => react.useConnectModal()).connectModalOpen).toBe(true)
})

test('a press after a stop opens nothing, and throws nothing in the page of the host', async () => {
  const latchkey = await connected()
  latchkey.stop()
  const unhandled: unknown[] = []
  const hear = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  given(latchkey, () => react.useConnectModal()).openConnectModal()
  given(latchkey, () => react.useAccountModal()).openAccountModal()
  given(latchkey, () => react.useChainModal()).openChainModal()
  given(latchkey, () => {
    const { Custom } = react.ConnectButton
    const drawn = Custom({
      children: ({ openAccountModal, openChainModal, openConnectModal }) => {
        for (const open of [openAccountModal, openChainModal, openConnectModal]) open()
        return 'drawn'
      },
    })
    expect(drawn).toBe('drawn')
  })
  await expect(latchkey.open()).rejects.toMatchObject({ code: 'aborted' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
  expect(latchkey.state().modal.open).toBe(false)
})

test('a hook reports an opening that could not be rendered until the next', () => {
  const { latchkey } = startStory()
  latchkey.start()
  const told = () => given(latchkey, () => react.useLatchkey())
  void told().open()
  expect(told()).toMatchObject({ isOpen: true, isUnrendered: false })
  latchkey.dispatch(modal.unavailable())
  expect(told()).toMatchObject({ isOpen: false, isUnrendered: true })
  void told().open()
  expect(told()).toMatchObject({ isOpen: true, isUnrendered: false })
})

test('a component sends by a verb', async () => {
  const { latchkey, injected, clock } = sending()
  latchkey.dispatch(modal.closeRequested())
  injected.answer('request', hash)
  const { send } = given(latchkey, () => react.useLatchkeySend())
  const sent = await inTime(clock, send({ token: 'native', amount: '1', receiver: bob.address }))
  expect(sent).toEqual({ hash })
})

test('hooks provide swap, buy, names and frame verbs with their status', async () => {
  const latchkey = await connected()
  expect(Object.keys(given(latchkey, () => react.useLatchkeySwap())).toSorted()).toEqual(['quote', 'swap'])
  expect(Object.keys(given(latchkey, () => react.useLatchkeyAccountNames())).toSorted()).toEqual([
    'find',
    'register',
  ])
  expect(given(latchkey, () => react.useLatchkeyOnRamp()).purchase).toBeNull()
  expect(given(latchkey, () => react.useLatchkeyFrame()).status).toBe('idle')
})
