import { from } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { fakeFrame } from '../../../adapters/fake/fake-frame.ts'
import { withDappData } from '../../../adapters/frame/with-dapp-data.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import type { HostOptions } from '../../../core/domain/options/host-options.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { eventually } from '../../eventually.ts'

const metadata = { name: 'Tidewater', description: 'Ferries', url: 'https://tidewater.example', icons: [] }
const approval = { title: 'Approve', close: 'Cancel', themeMode: 'auto' } as const

async function show(given: Partial<HostOptions>, isDark: boolean) {
  const frame = fakeFrame()
  const options = parseOptions({ projectId: 'tidewater', networks: [mainnet], ...given })
  const told = withDappData(frame, {
    options: () => options,
    version: '1.2.3',
    isDark: () => isDark,
    clock: fakeClock(),
  })
  const hiding = new AbortController()
  const shown = from(told.showApproval(approval, hiding.signal)).subscribe({ error: () => {} })
  await eventually(() => expect(frame.approvals()).toBe(1))
  shown.unsubscribe()
  return Object.fromEntries(frame.questions.map(({ method, request }) => [method, request]))
}

test('the frame receives the dapp data before an approval is shown', async () => {
  expect(await show({ metadata }, false)).toMatchObject({
    syncDappData: { projectId: 'tidewater', sdkVersion: 'html-multichain-1.2.3', metadata },
  })
})

test.each([
  ['the system, where the host says nothing', {}, true, 'dark', 'hsla(230, 100%, 67%, 1)', '#121313'],
  [
    'the host, whatever the system says',
    { themeMode: 'light' as const },
    true,
    'light',
    'hsla(231, 100%, 70%, 1)',
    '#fff',
  ],
  [
    'the host’s own accent',
    { themeVariables: { '--latchkey-primary': '#0b3b4c' } },
    false,
    'light',
    '#0b3b4c',
    '#fff',
  ],
])('the theme follows %s', async (_, options, isDark, themeMode, accent, background) => {
  expect((await show(options, isDark))['syncTheme']).toMatchObject({
    themeMode,
    w3mThemeVariables: { '--w3m-accent': accent, '--w3m-background': background },
  })
})

test('a frame that does not want to know is shown all the same', async () => {
  const frame = fakeFrame()
  frame.reject('syncTheme', { code: 'timed-out' })
  frame.reject('syncDappData', { code: 'timed-out' })
  const options = parseOptions({ projectId: 'tidewater', networks: [mainnet] })
  const told = withDappData(frame, {
    options: () => options,
    version: '0.0.0',
    isDark: () => false,
    clock: fakeClock(),
  })
  from(told.showApproval(approval, new AbortController().signal)).subscribe()
  await eventually(() => expect(frame.approvals()).toBe(1))
})

test('a theme change during an approval is sent once, and not after it', async () => {
  const frame = fakeFrame()
  const clock = fakeClock()
  let themeMode: 'light' | 'dark' = 'light'
  const options = () => ({ ...parseOptions({ projectId: 'tidewater', networks: [mainnet] }), themeMode })
  const told = withDappData(frame, { options, version: '0.0.0', isDark: () => false, clock })
  const shown = from(told.showApproval(approval, new AbortController().signal)).subscribe()
  const modes = () =>
    frame.questions.flatMap(({ method, request }) =>
      method === 'syncTheme' ? [Reflect.get(Object(request), 'themeMode')] : [],
    )
  clock.pass(3_000)
  expect(modes()).toEqual(['light'])
  themeMode = 'dark'
  clock.pass(1_000)
  expect(modes()).toEqual(['light', 'dark'])
  shown.unsubscribe()
  expect(clock.waiting()).toBe(0)
})

const page = (given: Partial<HostOptions> = {}) => {
  const frame = fakeFrame()
  const options = parseOptions({ projectId: 'tidewater', networks: [mainnet], metadata, ...given })
  const told = withDappData(frame, {
    options: () => options,
    version: '1.2.3',
    isDark: () => false,
    clock: fakeClock(),
  })
  return { frame, told, methods: () => frame.questions.map(({ method }) => method) }
}
const unhurried = new AbortController().signal

test.each<['connectEmail' | 'socialRedirectUri' | 'farcasterUri', object | null]>([
  ['connectEmail', { email: 'alice@example.com', lastAskedAt: null }],
  ['socialRedirectUri', { provider: 'google' }],
  ['farcasterUri', null],
])(
  'the frame receives the dapp data before %s, so that mails and pages name the host',
  async (name, request) => {
    const { told, methods } = page()
    from(told[name](request as never, unhurried) as never).subscribe()
    expect(methods()).toEqual(['syncDappData', 'syncTheme', name])
  },
)

test('theme variables are sent under our names and the names of the frame', () => {
  const themeVariables = {
    '--latchkey-primary': '#0b3b4c',
    '--latchkey-font': 'Inter',
    '--latchkey-radius': '0',
  }
  const { frame, told } = page({ themeVariables })
  from(told.connectEmail({ email: 'alice@example.com', lastAskedAt: null }, unhurried)).subscribe()
  expect(frame.questions.find(({ method }) => method === 'syncTheme')?.request).toMatchObject({
    themeVariables: { ...themeVariables, '--w3m-accent': '#0b3b4c', '--w3m-font-family': 'Inter' },
  })
})
