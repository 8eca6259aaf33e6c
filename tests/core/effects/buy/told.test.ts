import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { buying, row } from './story.ts'

type Story = ReturnType<typeof buying>

const ends: readonly (readonly [what: string, told: string, happen: (story: Story) => void])[] = [
  [
    'was declined',
    'Purchase failed for 0xf39F…2266',
    ({ rows, clock }) => {
      rows.unshift(row({ status: 'failed' }))
      clock.pass(4000)
    },
  ],
  ['did not come', "The purchase for 0xf39F…2266 hasn't arrived yet", ({ clock }) => clock.pass(184_000)],
  [
    'nobody can tell of',
    'Still checking the purchase for 0xf39F…2266',
    ({ transactions, clock }) => {
      for (let times = 0; times < 60; times += 1) transactions.reject('history', { code: 'unreachable' })
      clock.pass(184_000)
    },
  ],
]

test.each(ends)('a purchase that %s names its account if another one is shown', (_, told, happen) => {
  const story = buying()
  story.buy()
  story.press(modal.closeRequested())
  story.injected.change(harbor.wallet.key, {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [bob.address],
  })
  const read: (string | undefined)[] = []
  story.latchkey.subscribe(() => read.push(toastView(story.latchkey.state())?.text))
  happen(story)
  expect(read).toContain(told)
})
