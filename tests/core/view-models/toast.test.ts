import { expect, test } from 'vitest'
import { router } from '../../../core/events/router.ts'
import { swap } from '../../../core/events/swap.ts'
import { swapPreviewView } from '../../../core/view-models/swap-preview.ts'
import { swapView } from '../../../core/view-models/swap.ts'
import { toastView } from '../../../core/view-models/toast.ts'
import { bundling } from '../effects/swap-bundle-story.ts'
import { naming } from '../effects/account-names-story.ts'
import { sending } from '../effects/send-story.ts'
import { hash, swapping } from '../effects/swap-story.ts'

type Story = Pick<ReturnType<typeof swapping>, 'latchkey'>

const told = ({ latchkey }: Story) => toastView(latchkey.state())?.text ?? null
const account = router.viewReset({ view: 'Account' })

test('whom a review waits for is told in passing only where nobody looks at it', () => {
  const story = swapping()
  const { toReview, injected, press, latchkey } = story
  toReview()
  injected.hang('request')
  press(swap.confirmed())
  expect([told(story), swapPreviewView(latchkey.state()).parts.waiting?.title]).toEqual([
    null,
    'Confirm in Harbor',
  ])
  press(account)
  expect(told(story)).toBe('Confirm transaction in your wallet')
})

test('that a swap is on its way is told in passing only where no review says so', () => {
  const story = swapping()
  const { toReview, injected, press } = story
  toReview()
  injected.answer('request', hash)
  press(swap.confirmed())
  expect(told(story)).toBeNull()
  press(account)
  expect(told(story)).toMatch(/^Swapping ETH to /)
})

test('a swap that could not be made is told by the form to which that led back, and in passing once that is left', () => {
  const story = swapping()
  const { toReview, asked, press, latchkey } = story
  asked.reject('transaction', { code: 'unreachable' })
  toReview()
  const { failed } = swapView(latchkey.state()).parts
  expect([told(story), failed?.title]).toEqual([null, 'Failed to create transaction'])
  press(account)
  expect(told(story)).toBe('Failed to create transaction')
})

test('what became of a sending is told in passing only where neither its review nor its end says so', () => {
  const story = sending()
  const { injected, toReview, review, press, end } = story
  toReview()
  injected.reject('request', { code: 'wallet-failed' })
  press(review().send?.press)
  expect([told(story), review().failed?.title]).toEqual([null, 'Something went wrong'])
  injected.answer('request', hash)
  press(review().send?.press)
  expect([told(story), end().status?.title]).toEqual([null, 'Waiting for Ethereum'])
  press(account)
  expect(told(story)).toBe('Transaction started')
})

test('why a name was not registered is told in passing only where another one stands in the form', () => {
  const story = naming()
  const { toForm, form, press, injected, service, latchkey } = story
  toForm('sailor')
  injected.answer('request', hash)
  service.reject('register', { code: 'http-status', status: 500 })
  press(form().register.press)
  expect([told(story), form().failed?.title]).toEqual([null, 'Error registering name sailor.wcn.id'])
  latchkey.dispatch(router.wentBack())
  expect(told(story)).toBe('Error registering name sailor.wcn.id')
})

test('what one operation does stands at its review once, also while the wallet is asked', () => {
  const { toBundle, confirm, review, wallet } = bundling()
  toBundle()
  wallet.hang('request')
  confirm()
  const { note, waiting } = review()
  expect(note?.title).toContain('in one operation')
  expect([waiting?.title, waiting?.body]).toEqual(['Confirm in Email', undefined])
})
