import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkError } from '../../core/chunk.ts'
import { deferLatchkey } from '../../core/deferred-latchkey.ts'
import { completedOptions } from '../../core/domain/completed-options.ts'
import { modal } from '../../core/events/modal.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { beginningWith } from '../../core/reducers/boot-beginning.ts'
import { connectButtonView } from '../../core/view-models/connect-button.ts'
import { harbor, startStory, storyOptions } from '../../fixtures/story.ts'
import { eventually } from '../eventually.ts'

/** A page's Latchkey, and the fetches of its code, which come or fail when a test says so. */
function deferred() {
  const story = startStory()
  const fetches: { readonly come: () => void; readonly fail: () => void }[] = []
  const shell = deferLatchkey({
    beginning: beginningWith(completedOptions(storyOptions)),
    load: () =>
      new Promise<Latchkey>((resolve, reject) => {
        fetches.push({ come: () => resolve(story.latchkey), fail: () => reject(new ChunkError()) })
      }),
    recording: () => null,
  })
  const comes = () => {
    fetches.at(-1)?.come()
    return eventually(() => expect(shell.state()).toBe(story.latchkey.state()))
  }
  const heard: string[] = []
  shell.onAny(({ type }) => heard.push(type))
  return { shell, story, fetches, comes, heard, button: () => connectButtonView(shell.state()).button }
}

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  reported.mockReset()
})

test('a page begins in the very state in which its engine begins', () => {
  const { shell, story } = deferred()
  expect(shell.state()).toEqual(story.latchkey.initialState())
  expect(shell.initialState()).toBe(shell.state())
})

test('nothing is fetched for looking, listening and stopping', () => {
  const { shell, fetches } = deferred()
  shell.subscribe(() => {})()
  shell.on(modal.opened, () => {})()
  shell.stop()
  expect([shell.recording(), fetches.length]).toEqual([null, 0])
})

test('what is asked before the code is here happens in order when it comes, and everybody hears of it', async () => {
  const { shell, fetches, comes, heard } = deferred()
  shell.start()
  shell.dispatch(modal.openRequested({ view: 'Networks' }))
  shell.close()
  expect([fetches.length, heard]).toEqual([1, []])
  await comes()
  expect(heard.filter((type) => /^host\/started|^modal\/(openRequested|closed$)/.test(type))).toEqual([
    'host/started',
    'modal/openRequested',
    'modal/closed',
  ])
})

test('a press shows on the button while the code is on its way, and its listeners are told once each time', async () => {
  const { shell, comes, button } = deferred()
  const told = vi.fn<() => void>()
  shell.subscribe(told)
  shell.dispatch(modal.openRequested({}))
  shell.dispatch(modal.openRequested({}))
  expect([button().busy, told.mock.calls.length]).toEqual([true, 1])
  await comes()
  expect([button().busy, shell.state().modal.open]).toEqual([false, true])
})

test('a verb that is asked early answers as it would have later', async () => {
  const { shell, comes } = deferred()
  const connected = shell.connect({ wallet: harbor.wallet.key })
  await comes()
  await expect(connected).resolves.toMatchObject({ wallet: harbor.wallet, connector: 'ANNOUNCED' })
})

test('a stop before the code is here takes back what waits for it, so that no wallet is asked', async () => {
  const { shell, fetches, heard, button } = deferred()
  const verbs = [shell.open(), shell.connect({ wallet: harbor.wallet.key })]
  shell.dispatch(modal.openRequested({}))
  shell.stop()
  await expect(Promise.allSettled(verbs)).resolves.toMatchObject([
    { status: 'fulfilled', value: 'dismissed' },
    { status: 'rejected', reason: { code: 'aborted' } },
  ])
  fetches.at(-1)?.come()
  await eventually(() => expect(shell.recording()).toBe(null))
  expect([heard, button().busy]).toEqual([[], false])
})

test('when the code does not come verbs say so, and the next press fetches it again and loses none', async () => {
  const { shell, fetches, comes, heard, button } = deferred()
  shell.start()
  shell.dispatch(modal.openRequested({}))
  const verbs = [shell.open(), shell.connect({ wallet: harbor.wallet.key }), shell.disconnect()]
  fetches.at(-1)?.fail()
  await expect(Promise.allSettled(verbs)).resolves.toMatchObject([
    { status: 'fulfilled', value: 'failed' },
    { status: 'rejected', reason: { code: 'unreachable' } },
    { status: 'rejected', reason: { code: 'unreachable' } },
  ])
  expect([button().busy, fetches.length]).toEqual([false, 1])
  shell.close()
  expect(fetches).toHaveLength(2)
  await comes()
  expect(heard.filter((type) => /started|openRequested/.test(type))).toEqual([
    'host/started',
    'modal/openRequested',
  ])
})

test('where nobody waits for an answer the missing code is reported', async () => {
  const { shell, fetches } = deferred()
  shell.start()
  fetches.at(-1)?.fail()
  await eventually(() => expect(reported).toHaveBeenCalledOnce())
})

test('who stops listening before the code is here hears nothing', async () => {
  const { shell, comes } = deferred()
  const heard = vi.fn<() => void>()
  const leave = shell.onAny(heard)
  shell.on(modal.opened, heard)()
  leave()
  shell.start()
  await comes()
  expect(heard).not.toHaveBeenCalled()
})
