import { expect, test, vi } from 'vitest'
import { router } from '../../../core/events/shell/router.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { keys, seated } from './keyboard.tsx'
import { latchkeyOfFakes } from './world-of-fakes.ts'

function drawn({ more = 0, isInstalled = true } = {}) {
  const seat = seated({ more, isInstalled })
  return { ...seat, events: () => eventsOf(seat.latchkey.recording() ?? never()) }
}

function never(): never {
  throw new Error('The Latchkey of fakes does not record.')
}

test('a visitor walks through the ways to reach a wallet, follows its page, and copies the link', async () => {
  const { latchkey, ports, press, sees, events } = drawn({ isInstalled: false })
  await sees('▸  BB  Brass Bird')
  press(keys.enter)
  await sees('▸ ● Mobile    ○ Web app')
  press(keys.right)
  await sees('  ● Mobile  ▸ ○ Web app')
  press(keys.enter)
  await sees('  ○ Mobile  ▸ ● Web app')
  await sees('https://app.brass-bird.example/wc?uri=wc%3A')
  press(keys.down)
  await sees('▸ Open')
  press(keys.enter)
  await sees('Approve in Brass Bird to continue.')
  expect(events().filter(({ type }) => type === 'pairing/appOpened')).toHaveLength(1)
  press(keys.down)
  await sees('▸ [ Copy link ]')
  press(keys.enter)
  await sees('✓ Link copied')
  expect(ports.clipboard.text()).toBe(latchkey.state().pairing.flow?.uri)
  press(keys.down)
  await sees('▸ [ Get ]')
  press(keys.enter)
  await sees('↗ https://extensions.example/brass-bird')
})

test('a question mark opens the wallet explanation, which leads to wallets', async () => {
  const { press, sees } = drawn()
  await sees('? What is a wallet?')
  press('?')
  await sees('▸ [ Get a wallet ]')
  press(keys.enter)
  await sees('Wallets to start with')
  press(keys.escape)
  await sees('One login for all of web3')
  press(keys.escape)
  await sees('▸  AC  Acorn')
})

test('wallets are searched by keyboard, and clearing the text resets the list', async () => {
  const { ports, press, sees } = drawn({ more: 60 })
  press(`${keys.up}${keys.up}${keys.up}`)
  await sees('▸  AW  All wallets')
  press(keys.enter)
  await sees('▸ Search wallets █')
  press('cin?')
  await sees('▸ Search wallets cin?█')
  press('\u007F')
  await sees('▸ Search wallets cin█')
  ports.clock.pass(300)
  ports.clock.pass(300)
  await sees('  CI  Cinder')
  press('\u007F\u007F\u007F')
  await sees('/ 40+')
  press(keys.down)
  await sees('▸  BB  Brass Bird')
})

test('visible rows are reported once, and the next page loads near the end', async () => {
  const { press, sees, events } = drawn({ more: 60 })
  const shown = () =>
    events().flatMap(({ type, data }) =>
      type === 'wallets/rowsShown' ? [(data as { keys: string[] }).keys] : [],
    )
  const pages = () => events().filter(({ type }) => type === 'wallets/nextPageRequested').length
  press(`${keys.up}${keys.up}${keys.up}`)
  await sees('▸  AW  All wallets')
  press(keys.enter)
  await sees('1–15 / 40+ ↓')
  expect(shown().map((seen) => seen.length)).toEqual([15])
  expect(pages()).toBe(0)
  press(keys.end)
  await sees('/ 65')
  expect(pages()).toBe(1)
  const told = shown().flat()
  expect(new Set(told).size).toBe(told.length)
})

test('a frame that is only read tells nothing', () => {
  const { latchkey } = latchkeyOfFakes({ more: 60 })
  void latchkey.open()
  latchkey.dispatch(router.viewPushed({ view: 'AllWallets' }))
  const heard = vi.fn<() => void>()
  latchkey.onAny(heard)
  renderFrame(latchkey, { columns: 80, rows: 24 })
  expect(heard).not.toHaveBeenCalled()
})
