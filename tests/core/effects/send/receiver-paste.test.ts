import { expect, test } from 'vitest'
import { fakeClipboard } from '../../../../adapters/fake/fake-clipboard.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { bob, carol } from '../../../../fixtures/people.ts'
import { sending } from './story.ts'

/** Alice is at Send, with something in her clipboard. */
function holding(text: string) {
  const clipboard = fakeClipboard({ text })
  const story = sending({ ports: { clipboard } })
  const toast = () => toastView(story.latchkey.state())?.text
  return { ...story, clipboard, toast, paste: () => story.press(story.form().paste?.press) }
}

test('a pasted receiver is trimmed and resolved', () => {
  const { form, choose, type, paste, clock } = holding(`  ${bob.address}\n`)
  choose('Ether')
  type(form().amount, '1')
  expect(form().paste?.label).toBe('Paste')
  paste()
  expect(form().receiver?.value).toBe(bob.address)
  expect(form().next).toMatchObject({ busy: true })
  clock.pass(500)
  expect(form().next).toMatchObject({ label: 'Review send' })
})

test('a pasted wallet link leaves only its address in the field', () => {
  const { form, choose, paste, clock } = holding(`ethereum:${bob.address}@1`)
  choose('Ether')
  paste()
  clock.pass(500)
  expect(form()).toMatchObject({ receiver: { value: bob.address }, caution: null })
})

test('a pasted text that is not a receiver is invalid', () => {
  const { form, choose, paste, type } = holding('correct horse battery staple')
  choose('Ether')
  type(form().amount, '1')
  paste()
  expect(form()).toMatchObject({
    receiver: { error: { title: 'Invalid address' } },
    next: { label: 'Invalid address' },
  })
})

test('paste is not offered if the clipboard cannot be read', () => {
  expect(sending().form().paste).toBeNull()
})

test('an empty clipboard shows a toast and keeps the receiver', () => {
  const { form, type, paste, toast } = holding('')
  type(form().receiver, 'bob.eth')
  paste()
  expect([form().receiver?.value, toast()]).toEqual(['bob.eth', 'Nothing to paste'])
})

test('a blocked clipboard shows a toast and removes the paste button', () => {
  const { form, clipboard, paste, toast } = holding(bob.address)
  const question = clipboard.hang('read')
  paste()
  expect(form().paste).toMatchObject({ press: null, busy: true })
  clipboard.block()
  question.reject({ code: 'clipboard-blocked' })
  expect([form().paste, toast()]).toEqual([null, "Couldn't paste"])
})

test('an unanswered clipboard prompt fails after ten seconds', () => {
  const { form, clipboard, paste, clock, toast } = holding(bob.address)
  clipboard.hang('read')
  paste()
  clock.pass(10_000)
  expect([form().paste?.busy, toast()]).toEqual([undefined, "Couldn't paste"])
})

test('a late paste does not change the receiver under review', () => {
  const { clipboard, toReview, review, latchkey, paste } = holding(carol.address)
  toReview()
  latchkey.dispatch(router.wentBack())
  const question = clipboard.hang('read')
  paste()
  latchkey.dispatch(router.viewPushed({ view: 'WalletSendPreview' }))
  question.answer({ text: carol.address })
  expect(review().address?.value).toBe(bob.address)
})
