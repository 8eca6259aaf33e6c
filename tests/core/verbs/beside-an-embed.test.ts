import { expect, test } from 'vitest'
import { embed } from '../../../core/events/shell/embed.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { onRamp } from '../../../core/events/buy/on-ramp.ts'
import { router } from '../../../core/events/shell/router.ts'
import { send } from '../../../core/events/send/send.ts'
import { swap } from '../../../core/events/swap/swap.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { lastSending } from '../effects/send/last-sending.ts'
import { hash, sending } from '../effects/send/story.ts'
import { inTime } from '../in-time.ts'

const otherHash = `0x${'cd'.repeat(32)}`
const order = { token: 'native', amount: '1.5', receiver: bob.address }

/** Alice's account stands in the page, and the wallet shows what a host's call asks of it. */
async function askedBesideAnEmbed() {
  const story = sending()
  const { latchkey, injected } = story
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(embed.shown())
  const wallet = injected.hang('request')
  const sent = inTime(story.clock, createSendVerbs(latchkey).send(order))
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  const openAndClose = () => {
    latchkey.dispatch(modal.openRequested({ view: 'Account' }))
    latchkey.dispatch(modal.closeRequested())
  }
  const end = async () => {
    wallet.answer(hash)
    expect(await sent).toEqual({ hash })
  }
  return { ...story, openAndClose, end }
}

test('a call that ends does not change the view or the amount that the visitor filled in meanwhile', async () => {
  const { latchkey, openAndClose, end } = await askedBesideAnEmbed()
  openAndClose()
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'OnRampProviders' }))
  latchkey.dispatch(onRamp.amountTyped({ text: '25', separator: '.' }))
  await end()
  expect(currentView(latchkey.state())).toBe('OnRampProviders')
  expect(latchkey.state().onRamp.choice.amount).toBe('25.00')
})

test('a call leads through no view of the page', async () => {
  const { latchkey, end } = await askedBesideAnEmbed()
  expect(currentView(latchkey.state())).toBe('Account')
  await end()
  expect(currentView(latchkey.state())).toBe('Account')
})

test('a late signature of a call keeps the form that the visitor types into and marks the call as signed', async () => {
  const { latchkey, end, choose } = await askedBesideAnEmbed()
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  choose('Ether')
  latchkey.dispatch(send.receiverTyped({ text: alice.address }))
  await end()
  const { receiver, token } = latchkey.state().send
  const step = lastSending({ latchkey })?.step
  expect([receiver.text, token?.symbol, step]).toEqual([alice.address, 'ETH', 'signed'])
})

/** Alice fills in a form in the page, where no modal is open. */
function fillingInThePage(view: 'WalletSend' | 'OnRampProviders' | 'Swap') {
  const story = sending()
  const { latchkey } = story
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view }))
  return story
}

test('a call sends beside the form that a visitor fills in the page, and nothing of that is lost', async () => {
  const { latchkey, injected, clock } = fillingInThePage('WalletSend')
  latchkey.dispatch(send.receiverTyped({ text: alice.address }))
  injected.answer('request', hash)
  expect(await inTime(clock, createSendVerbs(latchkey).send(order))).toEqual({ hash })
  expect([currentView(latchkey.state()), latchkey.state().send.receiver.text]).toEqual([
    'WalletSend',
    alice.address,
  ])
})

test('an untouched form in the page does not delay a call', async () => {
  const { latchkey, injected, clock } = fillingInThePage('WalletSend')
  injected.answer('request', hash)
  expect(await inTime(clock, createSendVerbs(latchkey).send(order))).toEqual({ hash })
})

test('a call that needs another form restores the form of the visitor and its history afterwards', async () => {
  const { latchkey, injected, clock } = fillingInThePage('Swap')
  const coin = { address: null, name: 'Ether', symbol: 'ETH', decimals: 18, icon: null, hasPermit: false }
  latchkey.dispatch(swap.tokenChosen({ side: 'source', token: coin, separator: '.' }))
  latchkey.dispatch(swap.amountTyped({ text: '2', separator: '.' }))
  const before = latchkey.state().router.history
  injected.answer('request', hash)
  expect(await inTime(clock, createSendVerbs(latchkey).send(order))).toEqual({ hash })
  expect(latchkey.state().router.history).toEqual(before)
  expect(latchkey.state().swap.entry.text).toBe('2')
})

test('a read-only verb does not change the form of the visitor in the page', async () => {
  const { latchkey, clock } = fillingInThePage('OnRampProviders')
  latchkey.dispatch(onRamp.amountTyped({ text: '25', separator: '.' }))
  expect((await inTime(clock, createOnRampVerbs(latchkey).offer())).purchases).not.toEqual([])
  expect(currentView(latchkey.state())).toBe('OnRampProviders')
  expect(latchkey.state().onRamp.choice.amount).toBe('25.00')
})

test('a second call for a wallet that is being asked is refused, but an open modal does not block', async () => {
  const { latchkey, clock, injected, end } = await askedBesideAnEmbed()
  const again = () => inTime(clock, createSendVerbs(latchkey).send(order))
  expect(await again().catch((error: unknown) => Object(error))).toMatchObject({
    code: 'request-pending',
    shortMessage: expect.stringContaining('Nothing was sent'),
  })
  await end()
  latchkey.dispatch(modal.openRequested({}))
  injected.answer('request', otherHash)
  expect(await again()).toEqual({ hash: otherHash })
})
