import { expect, test } from 'vitest'
import { toast } from '../../../../core/events/shell/toast.ts'
import { startStory } from '../../../../fixtures/story.ts'

const show = (text: string, variant: 'success' | 'loading' = 'success') =>
  toast.shown({ variant, message: { text } })

test('a toast goes after two and a half seconds', () => {
  const { latchkey, clock } = startStory()
  latchkey.dispatch(show('account.copied'))
  clock.pass(2499)
  expect(latchkey.state().toast.current).not.toBeNull()
  clock.pass(1)
  expect(latchkey.state().toast.current).toBeNull()
})

test('each new message starts the time again', () => {
  const { latchkey, clock } = startStory()
  latchkey.dispatch(show('account.copied'))
  clock.pass(2000)
  latchkey.dispatch(show('account.copyFailed'))
  clock.pass(2000)
  expect(latchkey.state().toast.current?.message.text).toBe('account.copyFailed')
  clock.pass(500)
  expect(latchkey.state().toast.current).toBeNull()
})

test('a loading toast stays until another message or a dismissal', () => {
  const { latchkey, clock } = startStory()
  latchkey.dispatch(show('modal.loading', 'loading'))
  clock.pass(60_000)
  expect(latchkey.state().toast.current?.variant).toBe('loading')
  latchkey.dispatch(toast.dismissed())
  expect(latchkey.state().toast.current).toBeNull()
  expect(clock.waiting()).toBe(0)
})
