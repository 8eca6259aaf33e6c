import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { hash, swapping } from './story.ts'

type Story = ReturnType<typeof swapping>

/** Alice has signed a swap, and stands at its review. */
function signed(given: Parameters<typeof swapping>[0] = {}): Story {
  const story = swapping(given)
  story.toReview()
  story.injected.answer('request', hash)
  story.press(swap.confirmed())
  expect(story.step()).toBe('swapping')
  return story
}

const waysToTheForm: readonly (readonly [way: string, go: (story: Story) => void])[] = [
  ['cancels', ({ press }) => press(swap.cancelled({ flow: null }))],
  ['goes back', ({ press }) => press(router.wentBack())],
  [
    'closes the review and comes again',
    ({ press, open }) => {
      press(modal.closeRequested())
      open()
    },
  ],
]

test.each(waysToTheForm)('a visitor who %s during a swap finds the tokens after its wait ends', (_, go) => {
  const story = signed()
  go(story)
  story.clock.pass(25_000)
  expect([story.view(), story.step()]).toEqual(['Swap', 'ready'])
})

test.each(waysToTheForm)('a visitor who %s during a swap finds the tokens after it settles', (_, go) => {
  const story = signed()
  go(story)
  story.settlement.answer({ outcome: 'confirmed', replacement: null })
  expect([story.view(), story.step()]).toEqual(['Swap', 'ready'])
})

test('a visitor who waits at the review of a swap loads no tokens at its end', () => {
  const { clock, view, step, questions } = signed()
  clock.pass(25_000)
  expect([view(), step(), questions('tokens').length]).toEqual(['Account', 'idle', 1])
})

test('a signed swap leads from the review to the account if activity is off', () => {
  const { toReview, injected, press, view, step } = swapping({ options: { features: { activity: false } } })
  toReview()
  injected.answer('request', hash)
  press(swap.confirmed())
  expect([view(), step()]).toEqual(['Account', 'idle'])
})

test('going back to the form after an account change loads its tokens', () => {
  const { open, go, press, injected, step, form } = swapping()
  open()
  go('Account')
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  press(router.wentBack())
  expect([step(), form()?.holder?.address]).toEqual(['ready', bob.address])
})

/** Harbor shares Bob's account and Alice's, who chose hers and stands at the review of her swap. */
function chosen(): Story & { readonly tells: (...accounts: readonly string[]) => void } {
  const story = swapping({ wallets: [{ ...harbor, accounts: [bob.address, alice.address] }] })
  story.press(account.addressChosen({ namespace: 'eip155', address: alice.address }))
  story.toReview()
  const tells = (...accounts: readonly string[]) =>
    story.injected.change(harbor.wallet.key, {
      kind: 'accounts',
      namespace: 'eip155',
      accounts: [...accounts],
    })
  return { ...story, tells }
}

test('a wallet that shares one more account takes nothing from the account that was chosen', () => {
  const { form, tells } = chosen()
  const before = form()
  tells(bob.address, alice.address, carol.address)
  expect(form()).toEqual(before)
})

test('a wallet that is unlocked leaves the swap of the account that was chosen', () => {
  const { form, step, tells } = chosen()
  tells()
  tells(bob.address, alice.address)
  expect([step(), form()?.holder?.address]).toEqual(['built', alice.address])
})

test('another chosen account clears the swap, even with a closed modal', () => {
  const { form, press, step, toReview } = swapping({
    wallets: [{ ...harbor, accounts: [alice.address, bob.address] }],
  })
  toReview()
  press(modal.closeRequested())
  press(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  expect([step(), form()?.holder]).toEqual(['idle', null])
})
