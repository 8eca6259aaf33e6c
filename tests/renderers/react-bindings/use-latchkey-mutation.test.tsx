import { render } from 'ink-testing-library'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { useLatchkeyMutation } from '../../../entries/react.ts'
import type { LatchkeyMutation } from '../../../entries/react.ts'
import { eventually } from '../../eventually.ts'

const declined = new LatchkeyError('user-rejected', 'The visitor declined.')

/** A component with a verb, and what its hook returned at each render. */
function withVerb(verb: (text: string) => Promise<string>) {
  const seen: LatchkeyMutation<string, string>[] = []
  const Caller = () => {
    seen.push(useLatchkeyMutation(verb))
    return null
  }
  const { unmount } = render(<Caller />)
  onTestFinished(unmount)
  return { now: () => seen.at(-1) as LatchkeyMutation<string, string> }
}

/** A verb whose calls are answered by hand, in any order. */
function heldVerb() {
  const calls: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = []
  const verb = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }))
  return { verb, calls }
}

test('a call is pending, and then has its answer', async () => {
  const { verb, calls } = heldVerb()
  const { now } = withVerb(verb)
  expect(now()).toMatchObject({ isIdle: true, data: undefined, error: null })
  now().mutate('hello')
  await eventually(() => expect(now()).toMatchObject({ isPending: true, variables: 'hello' }))
  calls[0]?.resolve('hello back')
  await eventually(() => expect(now()).toMatchObject({ isSuccess: true, data: 'hello back' }))
})

test('a failed call has its error, and mutate throws nothing', async () => {
  const { now } = withVerb(() => Promise.reject(declined))
  now().mutate('hello')
  await eventually(() => expect(now()).toMatchObject({ isError: true, error: declined, data: undefined }))
})

test('mutateAsync answers and rejects as the verb does', async () => {
  const { now } = withVerb((text) => (text === 'no' ? Promise.reject(declined) : Promise.resolve(text)))
  expect(await now().mutateAsync('yes')).toBe('yes')
  await expect(now().mutateAsync('no')).rejects.toBe(declined)
})

test('the handlers of a call hear how it ended', async () => {
  const { now } = withVerb((text) => (text === 'no' ? Promise.reject(declined) : Promise.resolve(text)))
  const handlers = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn() }
  await now().mutateAsync('yes', handlers)
  now().mutate('no', handlers)
  await eventually(() => expect(handlers.onSettled).toHaveBeenCalledTimes(2))
  expect(handlers.onSuccess.mock.calls).toEqual([['yes']])
  expect(handlers.onError.mock.calls).toEqual([[declined]])
})

test('a later call is reported, and not an earlier one that ends after it', async () => {
  const { verb, calls } = heldVerb()
  const { now } = withVerb(verb)
  now().mutate('first')
  now().mutate('second')
  calls[1]?.resolve('second')
  await eventually(() => expect(now()).toMatchObject({ isSuccess: true, data: 'second' }))
  calls[0]?.reject(declined)
  await eventually(() => expect(now().data).toBe('second'))
})

test('after reset the hook is idle, whatever the running call becomes', async () => {
  const { verb, calls } = heldVerb()
  const { now } = withVerb(verb)
  const running = now().mutateAsync('hello')
  await eventually(() => expect(now().isPending).toBe(true))
  now().reset()
  calls[0]?.resolve('late')
  expect(await running).toBe('late')
  await eventually(() => expect(now()).toMatchObject({ isIdle: true, data: undefined }))
})

test('the functions stay the same from render to render', async () => {
  const { now } = withVerb((text) => Promise.resolve(text))
  const { mutate, mutateAsync, reset } = now()
  await mutateAsync('hello')
  await eventually(() => expect(now().isSuccess).toBe(true))
  expect(now()).toMatchObject({ mutate, mutateAsync, reset })
})
