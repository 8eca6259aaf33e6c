import { expect, test } from 'vitest'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import { swap } from '../../../core/events/swap.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { hash, swapping } from './swap-story.ts'

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
  ['cancels', ({ press }) => press(swap.cancelled())],
  ['goes back', ({ press }) => press(router.wentBack())],
  [
    'closes the review and comes again',
    ({ press, open }) => {
      press(modal.closeRequested())
      open()
    },
  ],
]

test.each(waysToTheForm)('who %s while a swap is on its way finds tokens once it goes by itself', (_, go) => {
  const story = signed()
  go(story)
  story.clock.pass(25_000)
  expect([story.view(), story.step()]).toEqual(['Swap', 'ready'])
})

test.each(waysToTheForm)('who %s while a swap is on its way finds tokens once it has ended', (_, go) => {
  const story = signed()
  go(story)
  story.settlement.answer({ outcome: 'confirmed', replacement: null })
  expect([story.view(), story.step()]).toEqual(['Swap', 'ready'])
})

test('who waits at the review for the end of a swap asks for no tokens', () => {
  const { clock, view, step, questions } = signed()
  clock.pass(25_000)
  expect([view(), step(), questions('tokens').length]).toEqual(['Account', 'idle', 1])
})

test('who comes back to the form after another account was chosen elsewhere finds its tokens', () => {
  const { open, go, press, injected, step, form } = swapping()
  open()
  go('Account')
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  press(router.wentBack())
  expect([step(), form()?.holder?.address]).toEqual(['ready', bob.address])
})
