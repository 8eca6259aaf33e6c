import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { embedView } from '../../../../core/view-models/shell/embed.ts'
import { naming, signature } from '../names/story.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { swapping, usdcToken } from '../swap/story.ts'

/** A story whose account stands in the page, and whose modal is closed. */
function inThePage<Story extends { readonly latchkey: { readonly dispatch: (input: EventInput) => void } }>(
  story: Story,
): Story {
  story.latchkey.dispatch(modal.closeRequested())
  story.latchkey.dispatch(embed.shown())
  return story
}

test('an account in the page is read as in the modal, its tokens included, and no longer once it is gone', () => {
  const { latchkey, clock, types, typesSince, mark } = inThePage(swapping())
  expect(latchkey.state().router.history).toEqual([{ view: 'Account' }])
  expect(types()).toContain('tokenBalances/requested')
  const seen = mark()
  clock.pass(10_000)
  expect(typesSince(seen)).toContain('account/balanceRequested')
  latchkey.dispatch(embed.hidden())
  const gone = mark()
  clock.pass(30_000)
  expect(typesSince(gone)).not.toContain('account/balanceRequested')
})

test('a connection in the page leads to the account and reads it', () => {
  const { latchkey, types } = startStory()
  latchkey.start()
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewPushed({ view: 'AllWallets' }))
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(latchkey.state().router.history).toEqual([{ view: 'Account' }])
  expect(types()).toContain('tokenBalances/requested')
})

test('an additional embed does not change the view in the page', () => {
  const { latchkey } = inThePage(swapping())
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  latchkey.dispatch(embed.shown())
  expect(embedView(latchkey.state()).view).toBe('Transactions')
})

test('disabling a feature leaves its view in the page', () => {
  const { latchkey } = inThePage(swapping())
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  latchkey.update({ features: { activity: false } })
  expect(embedView(latchkey.state()).view).toBe('Account')
})

test('a swap in the page is quoted, reviewed and signed with the modal closed', () => {
  const { latchkey, choose, step, go, clock, node, separator, press, types } = inThePage(swapping())
  go('Swap')
  choose('target', usdcToken)
  press(swap.amountTyped({ text: '1', separator }))
  clock.pass(200)
  expect(step()).toBe('quoted')
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  expect(step()).toBe('built')
  press(swap.confirmed())
  press(swap.confirmed())
  expect(types()).toContain('swap/requested')
  expect(latchkey.state().modal.open).toBe(false)
})

test('the history is loaded when it is shown in the page', () => {
  const { latchkey } = inThePage(swapping())
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  expect(embedView(latchkey.state())).toMatchObject({ view: 'Transactions' })
  expect(Object.keys(latchkey.state().activity.histories)).toHaveLength(1)
})

test('a name that is registered in the page is shown there', () => {
  const { latchkey, injected, settings, press, toForm, form, view } = naming()
  inThePage({ latchkey })
  press(router.viewPushed({ view: 'AccountSettings' }))
  expect(settings().accountName).not.toBeNull()
  toForm('sailor')
  injected.answer('request', signature)
  press(form().register?.press)
  expect([view(), latchkey.state().modal.open]).toEqual(['RegisterAccountNameSuccess', false])
})
