import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkError } from '../../../core/loading/chunk.ts'
import { deferLatchkey } from '../../../core/deferred-latchkey.ts'
import { completedOptions } from '../../../core/domain/options/completed-options.ts'
import { account } from '../../../core/events/account/account.ts'
import { host } from '../../../core/events/host.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { base } from '../../../core/domain/network/known-networks.ts'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { connectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import { harbor, startStory, storyOptions } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'

/** A page's Latchkey, and the fetches of its code, which come or fail when a test says so. */
function deferred() {
  const story = startStory()
  let worthATry: (() => void) | null = null
  const fetches: { readonly come: () => void; readonly fail: () => void }[] = []
  const shell = deferLatchkey({
    options: completedOptions(storyOptions),
    load: () =>
      new Promise<Latchkey>((resolve, reject) => {
        fetches.push({ come: () => resolve(story.latchkey), fail: () => reject(new ChunkError()) })
      }),
    whenWorthATry: (again) => {
      worthATry = again
      return () => {
        worthATry = null
      }
    },
    recording: () => null,
  })
  const comes = () => {
    fetches.at(-1)?.come()
    return eventually(() => expect(shell.state()).toBe(story.latchkey.state()))
  }
  const heard: string[] = []
  shell.onAny(({ type }) => heard.push(type))
  const tryAgain = () => worthATry?.()
  return {
    shell,
    story,
    fetches,
    comes,
    heard,
    tryAgain,
    button: () => connectButtonView(shell.state()).button,
  }
}

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  vi.stubGlobal('reportError', reported)
})
afterEach(() => void reported.mockReset())

test('a page begins in the very state in which its engine begins', () => {
  const { shell, story } = deferred()
  expect(shell.state()).toEqual(story.latchkey.initialState())
  expect(shell.initialState()).toBe(shell.state())
})

test('reading, subscribing and stopping load no code', () => {
  const { shell, fetches } = deferred()
  shell.subscribe(() => {})()
  shell.on(modal.opened, () => {})()
  shell.stop()
  expect([shell.recording(), fetches.length]).toEqual([null, 0])
})

test('early calls are processed in order once the code arrives, and listeners hear them', async () => {
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

test('an early press shows as busy on the button, and listeners are notified once', async () => {
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

test.each([
  ['connect', (shell, signal) => shell.connect({ wallet: harbor.wallet.key, signal })],
  ['switchNetwork', (shell, signal) => shell.switchNetwork('eip155:8453', { signal })],
  ['request', (shell, signal) => shell.request({ method: 'eth_chainId', signal })],
] as const satisfies readonly (readonly [
  string,
  (shell: Latchkey, signal: AbortSignal) => Promise<unknown>,
])[])('an aborted %s before the code arrives rejects at once and asks no wallet', async (_, call) => {
  const { shell, comes, heard } = deferred()
  const giving = new AbortController()
  const waiting = call(shell, giving.signal)
  giving.abort()
  const told = { code: 'aborted', meta: ['Its signal aborted.'] }
  await expect(waiting).rejects.toMatchObject(told)
  await expect(call(shell, giving.signal)).rejects.toMatchObject(told)
  shell.start()
  await comes()
  const asked = /^connection\/walletChosen|^network\/chosen|^walletRequest\/sent/
  expect(heard.filter((type) => asked.test(type))).toEqual([])
})

test('the signal of a host is heard by the shell no longer once its verb has begun', async () => {
  const { signal } = new AbortController()
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  const { shell, comes } = deferred()
  const connected = shell.connect({ wallet: harbor.wallet.key, signal })
  const [[, heard] = []] = added.mock.calls
  expect([typeof heard, removed.mock.calls]).toEqual(['function', []])
  await comes()
  await connected
  expect(removed.mock.calls).toContainEqual(['abort', heard])
})

test('a stop before the code arrives drops every waiting call', async () => {
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

test('after a stop every verb but disconnect rejects until the next start', async () => {
  const { shell, fetches, comes } = deferred()
  const refused = () =>
    Promise.all(
      [
        shell.open(),
        shell.connect({ wallet: harbor.wallet.key }),
        shell.switchNetwork(base.id),
        shell.request({ method: 'eth_chainId' }),
        shell.ready(),
      ].map((asked) => asked.then(String, (error: { code: string }) => error.code)),
    )
  const all = Array.from({ length: 5 }, () => 'aborted')
  shell.stop()
  expect([await refused(), fetches.length, shell.isStopped()]).toEqual([all, 0, true])
  shell.start()
  expect(shell.isStopped()).toBe(false)
  await comes()
  shell.stop()
  expect(await refused()).toEqual(all)
  await shell.disconnect()
  shell.start()
  await expect(shell.connect({ wallet: harbor.wallet.key })).resolves.toMatchObject({ wallet: harbor.wallet })
})

test('a press after a stop opens nothing, also where the code comes after it', async () => {
  const { shell, story, fetches, button } = deferred()
  shell.start()
  shell.stop()
  shell.dispatch(modal.openRequested({}))
  fetches.at(-1)?.come()
  await eventually(() => expect(shell.recording()).toBe(story.latchkey.recording()))
  expect([shell.isStopped(), shell.state().modal.open, button().busy]).toEqual([true, false, false])
})

test('when the code does not come verbs say so, and presses are taken back; the next one fetches it again', async () => {
  const { shell, fetches, comes, heard, button } = deferred()
  shell.start()
  shell.dispatch(modal.openRequested({}))
  const verbs = [shell.open(), shell.connect({ wallet: harbor.wallet.key }), shell.disconnect()]
  fetches.at(-1)?.fail()
  await expect(Promise.allSettled(verbs)).resolves.toMatchObject([
    { status: 'fulfilled', value: 'failed' },
    { status: 'rejected', reason: { code: 'not-loaded' } },
    { status: 'rejected', reason: { code: 'not-loaded' } },
  ])
  expect([button().busy, fetches.length]).toEqual([false, 1])
  shell.dispatch(modal.openRequested({ view: 'Networks' }))
  expect([button().busy, fetches.length]).toEqual([true, 2])
  await comes()
  expect(heard.filter((type) => /started|openRequested/.test(type))).toEqual([
    'host/started',
    'modal/openRequested',
  ])
})

test('a failed opening is shown on the button until the next press, other failures are not', async () => {
  const { shell, fetches, button } = deferred()
  const connected = shell.connect({ wallet: harbor.wallet.key })
  fetches.at(-1)?.fail()
  await expect(connected).rejects.toMatchObject({ code: 'not-loaded' })
  const quiet = 'Connect wallet'
  expect(button().label).toBe(quiet)
  shell.dispatch(modal.openRequested({}))
  fetches.at(-1)?.fail()
  await eventually(() => expect(button()).toMatchObject({ label: "Couldn't open, try again", busy: false }))
  shell.dispatch(modal.openRequested({}))
  expect(button()).toMatchObject({ label: quiet, busy: true })
})

test('a failed opening is reported with its error code', async () => {
  const { shell, fetches } = deferred()
  const opened = shell.open()
  fetches.at(-1)?.fail()
  await expect(opened).resolves.toBe('failed')
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ code: 'not-loaded' })]])
})

test('a verb that is asked again in the moment it failed fetches the code again', async () => {
  const { shell, fetches, comes } = deferred()
  const connect = () => shell.connect({ wallet: harbor.wallet.key })
  const connected = connect().catch(connect)
  fetches.at(-1)?.fail()
  await eventually(() => expect(fetches).toHaveLength(2))
  await comes()
  await expect(connected).resolves.toMatchObject({ wallet: harbor.wallet })
})

test('a page whose code failed starts on a later retry unless it was stopped', async () => {
  const { shell, fetches, comes, heard, tryAgain } = deferred()
  shell.start()
  fetches.at(-1)?.fail()
  await eventually(() => expect(reported).toHaveBeenCalledOnce())
  tryAgain()
  expect(fetches).toHaveLength(2)
  await comes()
  expect(heard[0]).toBe('host/started')

  const stopped = deferred()
  stopped.shell.start()
  stopped.fetches.at(-1)?.fail()
  await eventually(() => expect(reported).toHaveBeenCalledTimes(2))
  stopped.shell.stop()
  stopped.tryAgain()
  expect(stopped.fetches).toHaveLength(1)
})

test('an opening that is asked early shows on the button', async () => {
  const { shell, comes, button } = deferred()
  void shell.open()
  expect(button().busy).toBe(true)
  await comes()
  expect(shell.state().modal.open).toBe(true)
})

test('a listener that throws and an invalid call do not affect others', async () => {
  const surfaced: unknown[] = []
  vi.stubGlobal('queueMicrotask', (work: () => void) => {
    try {
      work()
    } catch (error) {
      surfaced.push(error)
    }
  })
  const { shell, comes } = deferred()
  const told = vi.fn<() => void>()
  shell.subscribe(() => {
    throw new Error('mine')
  })
  shell.subscribe(told)
  shell.dispatch(undefined as never)
  const connected = shell.connect({ wallet: harbor.wallet.key })
  await comes()
  await expect(connected).resolves.toMatchObject({ wallet: harbor.wallet })
  expect(told).toHaveBeenCalled()
  expect(surfaced.length).toBeGreaterThan(1)
})

test('a stop during the start of the core ends the queued calls', async () => {
  const { shell, fetches } = deferred()
  shell.on(host.started, () => shell.stop())
  shell.start()
  const opened = shell.open()
  fetches.at(-1)?.come()
  await expect(opened).resolves.toBe('dismissed')
  expect(shell.state().modal.open).toBe(false)
})

test('missing code is reported if no call waits for it', async () => {
  const { shell, fetches } = deferred()
  shell.start()
  fetches.at(-1)?.fail()
  await eventually(() => expect(reported).toHaveBeenCalledOnce())
})

test('a listener removed before the code arrives hears nothing', async () => {
  const { shell, comes } = deferred()
  const heard = vi.fn<() => void>()
  const leave = shell.onAny(heard)
  shell.on(modal.opened, heard)()
  leave()
  shell.start()
  await comes()
  expect(heard).not.toHaveBeenCalled()
})

test('options changed before the code arrives apply at once and load no code', async () => {
  const { shell, fetches, comes, heard } = deferred()
  const told = vi.fn<() => void>()
  shell.subscribe(told)
  shell.update({ themeMode: 'dark', networks: [base], locale: 'ar' })
  shell.update({ locale: undefined })
  expect(appearanceView(shell.state())).toMatchObject({ mode: 'dark', language: 'en' })
  expect([shell.state().connection.offered, told.mock.calls.length, fetches.length]).toEqual([
    [base.id],
    2,
    0,
  ])
  shell.start()
  await comes()
  expect(appearanceView(shell.state())).toMatchObject({ mode: 'dark', language: 'en' })
  expect(heard.slice(0, 2)).toEqual(['host/optionsChanged', 'host/started'])
  shell.update({ themeMode: 'light' })
  expect(appearanceView(shell.state()).mode).toBe('light')
})

test('a server renders the options that Latchkey was made with, and a change leaves that', () => {
  const { shell } = deferred()
  shell.update({ themeMode: 'dark' })
  expect(appearanceView(shell.initialState()).mode).toBe('auto')
})

test('early option changes survive a stop, and a press stays busy', () => {
  const { shell, button } = deferred()
  shell.dispatch(modal.openRequested({}))
  shell.update({ themeMode: 'dark' })
  expect(button().busy).toBe(true)
  shell.stop()
  expect([button().busy, appearanceView(shell.state()).mode]).toEqual([false, 'dark'])
})

test('a listener that calls a verb during early changes loads the code once', async () => {
  const { shell, fetches, comes, heard } = deferred()
  shell.on(host.optionsChanged, () => shell.dispatch(modal.openRequested({ view: 'Networks' })))
  shell.update({ themeMode: 'dark' })
  shell.start()
  await comes()
  await eventually(() => expect(shell.state().modal.open).toBe(true))
  expect(fetches).toHaveLength(1)
  expect(heard.slice(0, 2)).toEqual(['host/optionsChanged', 'host/started'])
})

test('only an early opening shows as busy on the button', () => {
  const { shell, fetches, button } = deferred()
  shell.dispatch(account.balanceRefreshed())
  expect([button().busy, fetches.length]).toEqual([false, 1])
})
