import { expect, test, vi } from 'vitest'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../core/domain/network/known-networks.ts'
import { router } from '../../../core/events/shell/router.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { eventually } from '../../eventually.ts'
import { keys, seated } from './keyboard.tsx'
import { walletKey } from './world-of-fakes.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'

test('a visitor connects, copies, switches the network and disconnects with the keyboard alone', async () => {
  const { latchkey, ports, press, sees } = seated({
    columns: 80,
    rows: 40,
    networks: [mainnet, base, polygon, optimism, arbitrum],
  })
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('▸ [ 0x9D85…37D4 ]')
  press(keys.enter)
  await sees('▸ [ Copy address ]')
  press(keys.enter)
  await sees('✓ Address copied')
  expect(ports.clipboard.text()).toBe('0x9D85cA56217D2bb651b00f15e694EB7E713637D4')
  press(keys.down)
  await sees('▸ [ Send ]')
  press(keys.right)
  await sees('▸ [ Swap ]')
  press(keys.right)
  await sees('▸ [ Receive ]')
  press(keys.right)
  await sees('▸ [ Buy ]')
  press(`${keys.down}${keys.down}${keys.down}`)
  await sees('▸ Network')
  press(keys.enter)
  await sees('▸ Search networks')
  press('bas')
  await sees('▸ Search networks bas█')
  press(keys.backspace)
  await sees('▸ Search networks ba█')
  press(keys.tab)
  await sees('▸  BA  Base')
  press(keys.enter)
  await sees('Base ›')
  expect(connectionIn(latchkey.state())).toMatchObject({ chainId: 'eip155:8453' })
  await sees('▸ Network')
  press(`${keys.down}${keys.down}${keys.down}${keys.down}`)
  await sees('▸ [ Disconnect ]')
  press(keys.enter)
  await sees('▸ [ Connect wallet ]')
})

test('keys that come in one read are all heeded', async () => {
  const { press, sees } = seated()
  await sees('▸  AC  Acorn')
  press(`${keys.down}${keys.down}`)
  await sees('▸  AW  All wallets')
})

test('Enter on an external link changes nothing, and its URL is shown', async () => {
  const { latchkey, press, sees } = seated()
  press(keys.up)
  await sees('▸ Privacy Policy  https://host.example/privacy')
  const before = latchkey.state()
  press(keys.enter)
  press(keys.down)
  await sees('▸  AC  Acorn')
  expect(latchkey.state()).toBe(before)
})

test('Enter held down presses once, and an arrow held down goes on', async () => {
  const { latchkey, press, sees } = seated({ gap: 60_000 })
  await sees('▸  AC  Acorn')
  press(keys.down)
  await sees('▸  SW  Scan with your phone')
  press(`${keys.enter}${keys.enter}`)
  press(keys.enter)
  await sees('Open your wallet app')
  press(keys.escape)
  await sees('▸  SW  Scan with your phone')
  press(`${keys.down}${keys.down}${keys.down}`)
  await sees('▸ Privacy Policy')
  expect(latchkey.state().router.history).toHaveLength(1)
})

test('Esc goes back where there is a way back, else it closes', async () => {
  const { ports, press, sees, latchkey } = seated()
  ports.connectors.injected.hang('connect')
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('Continue in Acorn')
  press(keys.escape)
  await sees('▸  AC  Acorn')
  press(keys.escape)
  await sees('▸ [ Connect wallet ]')
  expect(latchkey.state().modal.open).toBe(false)
})

test('the focus waits on Sign while the server and the wallet are asked, so that Enter never cancels', async () => {
  const { latchkey, ports, press, sees } = seated({ isSiweEnabled: true })
  const looking = ports.signIn.hang('session')
  const signing = ports.connectors.injected.hang('request')
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('Checking whether you are signed in')
  await sees('▸ [ Sign … ]')
  press(keys.enter)
  looking.answer({ address: null, chainId: null })
  await sees('▸ [ Sign ]')
  press(keys.enter)
  await sees('▸ [ Signing… ]')
  press(keys.enter)
  signing.reject({ code: 'user-rejected' })
  await sees('▸ [ Try again ]')
  expect(connectionIn(latchkey.state())).toMatchObject({ status: 'connected' })
})

const connecting = { text: 'Connect to this app?', facts: [] }

test('a wallet is answered with y or n, and q quits', async () => {
  const onAnswer = vi.fn<(approved: boolean) => void>()
  const onQuit = vi.fn<() => void>()
  const { press, sees } = seated({ question: connecting, onAnswer, onQuit })
  await sees('? Connect to this app?  y / n')
  press('y')
  press('n')
  press('q')
  await eventually(() => expect(onQuit).toHaveBeenCalledOnce())
  expect(onAnswer.mock.calls).toEqual([[true], [false]])
})

test('a key held down answers once, and another key is another answer', async () => {
  const onAnswer = vi.fn<(approved: boolean) => void>()
  const { press, sees } = seated({ question: connecting, onAnswer, gap: 60_000 })
  await sees('? Connect to this app?  y / n')
  press('yy')
  press('Nn')
  press(keys.escape)
  await eventually(() => expect(onAnswer.mock.calls).toEqual([[true], [false], [false]]))
})

test('the keys that are listed do something', async () => {
  const { ports, press, sees, lastFrame } = seated()
  ports.connectors.injected.hang('connect')
  await sees('↑↓ move   ⏎ press   esc Close')
  press(keys.up)
  await sees('↑↓ move   esc Close')
  press(keys.down)
  press(keys.enter)
  await sees('  esc Back   q quit')
  expect(lastFrame()).not.toMatch(/move|press/)
})

test('the arrows across are listed where a row has several controls', async () => {
  const { latchkey, sees } = seated({ columns: 80, rows: 40 })
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({}))
  await sees('↑↓←→ move   ⏎ press   esc Close')
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  await sees('  ↑↓ move   ⏎ press   esc Back')
})

test('a screen without controls is scrolled by the arrows', async () => {
  const { ports, press, sees } = seated({ columns: 40, rows: 8 })
  ports.connectors.injected.hang('connect')
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees(' ↓ 1 ──')
  press(keys.down)
  await sees('Approve the request in Acorn')
})

test('typing on a screen without a place to type sends nothing', async () => {
  const { latchkey, press, sees } = seated()
  const heard = vi.fn<() => void>()
  latchkey.onAny(heard)
  press('abc')
  press(keys.up)
  await sees('▸ Privacy Policy')
  expect(heard).not.toHaveBeenCalled()
})
