import { render } from 'ink-testing-library'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../../renderers/cli/App.tsx'
import type { AppProps } from '../../../renderers/cli/App.tsx'
import { latchkeyOfFakes } from './world-of-fakes.ts'

const keys = {
  up: '\u001B[A',
  down: '\u001B[B',
  enter: '\r',
  escape: '\u001B',
  backspace: '\u007F',
  tab: '\t',
}
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

function drawn(props: Partial<AppProps> = {}) {
  const fakes = latchkeyOfFakes()
  void fakes.latchkey.open()
  const { stdin, lastFrame, unmount } = render(
    <App store={fakes.latchkey} columns={80} rows={24} {...props} />,
  )
  ends.push(unmount)
  const sees = (text: string) => vi.waitFor(() => expect(lastFrame()).toContain(text))
  return { ...fakes, press: (key: string) => stdin.write(key), sees }
}

test('a visitor connects, copies, switches the network and disconnects with the keyboard alone', async () => {
  const { latchkey, ports, press, sees } = drawn()
  await sees('▸  WA  WalletConnect')
  press(keys.down)
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('▸ [ 0x9D85…37D4 ]')
  press(keys.enter)
  await sees('▸ [ Copy address ]')
  press(keys.enter)
  await sees('✓ Address copied')
  expect(ports.clipboard.text()).toBe('0x9D85cA56217D2bb651b00f15e694EB7E713637D4')
  press(keys.down)
  await sees('▸ Network')
  press(keys.enter)
  await sees('▸ Search network')
  press('bas')
  await sees('▸ Search network bas█')
  press(keys.backspace)
  await sees('▸ Search network ba█')
  press(keys.tab)
  await sees('▸  BA  Base')
  press(keys.enter)
  await sees('Base ›')
  expect(latchkey.state().connection.byNamespace.eip155).toMatchObject({ chainId: 'eip155:8453' })
  await sees('▸ Network')
  press(`${keys.down}${keys.down}`)
  await sees('▸ [ Disconnect ]')
  press(keys.enter)
  await sees('▸ [ Connect Wallet ]')
})

test('keys that come in one read are all heeded', async () => {
  const { press, sees } = drawn()
  await sees('▸  WA  WalletConnect')
  press(`${keys.down}${keys.down}${keys.down}`)
  await sees('▸  CI  Cinder')
})

test('Enter on a page outside changes nothing, and its whole address stands below', async () => {
  const { latchkey, press, sees } = drawn()
  press(keys.up)
  await sees('↗ https://host.example/privacy')
  const before = latchkey.state()
  press(keys.enter)
  press(keys.down)
  await sees('▸  WA  WalletConnect')
  expect(latchkey.state()).toBe(before)
})

test('Esc goes back where there is a way back, else it closes', async () => {
  const { ports, press, sees, latchkey } = drawn()
  ports.injected.hang('connect')
  press(keys.down)
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('Continue in Acorn')
  press(keys.escape)
  await sees('▸  AC  Acorn')
  press(keys.escape)
  await sees('▸ [ Connect Wallet ]')
  expect(latchkey.state().modal.open).toBe(false)
})

test('a wallet is answered with y or n, and q quits', async () => {
  const onAnswer = vi.fn<(approved: boolean) => void>()
  const onQuit = vi.fn<() => void>()
  const { press, sees } = drawn({ question: 'Connect to this app?', onAnswer, onQuit })
  await sees('? Connect to this app?  y / n')
  press('y')
  press('n')
  press('q')
  await vi.waitFor(() => expect(onQuit).toHaveBeenCalledOnce())
  expect(onAnswer.mock.calls).toEqual([[true], [false]])
})

test('typing on a screen without a place to type sends nothing', async () => {
  const { latchkey, press, sees } = drawn()
  const heard = vi.fn<() => void>()
  latchkey.onAny(heard)
  press('abc')
  press(keys.up)
  await sees('↗')
  expect(heard).not.toHaveBeenCalled()
})
