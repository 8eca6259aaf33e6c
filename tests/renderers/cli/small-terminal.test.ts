import { expect, test, vi } from 'vitest'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { screens } from '../../../renderers/cli/screens.ts'
import { eventually } from '../../eventually.ts'
import { sending } from '../../core/effects/send/story.ts'
import { keys, seated } from './keyboard.tsx'
import { latchkeyOfFakes, walletKey } from './world-of-fakes.ts'
import { routeOf } from '../../../core/domain/features/route.ts'

const small = { columns: 40, rows: 14 }

test('a small terminal shows the pairing URI as text in full rows', () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  expect(renderFrame(latchkey, small)).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Scan with your phone        ‹ Back │
    ├─────────────────────────────── ↓ 3 ──┤
    │   Open your wallet app and scan      │
    │   This terminal is too narrow for    │
    │   the QR code (columns missing: 15). │
    │   Use this text instead.             │
    │   wc:0000000000000000000000000000000 │
    │   000000000000000000000000000000001@ │
    │   2?relay-protocol=irn&symKey=555555 │
    │   5555555555555555555555555555555555 │
    │                                      │
    ╰──────────────────────────────────────╯
      ↑↓ move   esc Back   q quit"
  `)
})

test('hidden content is reached by arrow keys, and focus waits until it is visible', async () => {
  const { latchkey, press, sees } = seated(small)
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  await sees('Scan with your phone        ‹ Back')
  await sees(' ↓ 3 ──')
  press(keys.down)
  await sees('▸ [ Copy link ]')
  await sees(' ↑ 3 ──')
  press(keys.up)
  await sees('Open your wallet app')
  press(keys.enter)
  await sees('▸ [ Copy link ]')
  expect(latchkey.state().toast.current).toBeNull()
  press(keys.enter)
  await sees('✓ Link copied')
})

test('the URL under the focus is wrapped, not cut', () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  latchkey.dispatch(router.viewPushed({ view: 'WhatIsANetwork' }))
  expect(renderFrame(latchkey, small).split('\n').slice(-2)).toEqual([
    '  ↗ https://ethereum.org/en/developers',
    '    /docs/networks/',
  ])
})

test("a wallet's question is wrapped, not cut", async () => {
  const question = { text: 'The local key wallet asks: connect to this app?', facts: [] }
  const { sees } = seated({ ...small, question })
  await sees('? The local key wallet asks: connect')
  await sees('to this app?  y / n')
})

test('a terminal that grows shows the full screen again', async () => {
  const { latchkey, press, sees, resize } = seated(small)
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  await sees(' ↓ 3 ──')
  press(keys.down)
  await sees(' ↑ 3 ──')
  resize({ columns: 60, rows: 19 })
  await sees('Open your wallet app and scan')
})

test('a screen that exceeds by gaps alone drops them, and wrapped rows are aligned', () => {
  const { latchkey } = latchkeyOfFakes({ isSiweEnabled: true })
  void latchkey.open({ wallet: walletKey })
  expect(renderFrame(latchkey, { ...small, rows: 13 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Sign in                            │
    ├──────────────────────────────────────┤
    │    TA    AC                          │
    │   Sign in to this app                │
    │   Sign a message to prove you own    │
    │   this wallet. This costs nothing;   │
    │   canceling disconnects the wallet.  │
    │                                      │
    │ ▸ [ Sign ]   [ Cancel ]              │
    │                                      │
    ╰──────────────────────────────────────╯
      ↑↓←→ move   ⏎ press   q quit"
  `)
})

test('the focused item stays visible when text appears above it', async () => {
  const { ports, press, sees } = seated({ ...small, isSiweEnabled: true })
  const signing = ports.connectors.injected.hang('request')
  await sees('▸  AC  Acorn')
  press(keys.enter)
  await sees('▸ [ Sign ]')
  press(keys.enter)
  await sees('▸ [ Signing… ]')
  await sees('Sign the message in Acorn')
  signing.reject({ code: 'user-rejected' })
  await sees('▸ [ Try again ]')
  await sees('Nothing was signed.')
  press(keys.up)
  await sees(' AC  –')
})

test.each(Object.keys(screens) as ViewName[])(
  '%s fits into 40×14, 60×19, 80×23 and 120×39 with title and keys',
  (view) => {
    const { latchkey } = latchkeyOfFakes({ more: 60, isSiweEnabled: true, email: true })
    void latchkey.open()
    if (view !== 'Connect') latchkey.dispatch(router.viewPushed(routeOf({ view })))
    for (const space of [
      small,
      { columns: 60, rows: 19 },
      { columns: 80, rows: 23 },
      { columns: 120, rows: 39 },
    ]) {
      const rows = renderFrame(latchkey, space).split('\n')
      expect(rows.length).toBeLessThanOrEqual(space.rows)
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(space.columns)
      expect(rows[1]).toContain(screens[view].viewModel(latchkey.state()).title)
      expect(rows.slice(-3).join()).toMatch(/esc|↗/)
    }
  },
)

test('an approval must be scrolled to its end before it can be confirmed', async () => {
  const onAnswer = vi.fn<(approved: boolean) => void>()
  const rows = Array.from({ length: 30 }, (_, row) => `line ${row + 1}`)
  const facts = [{ key: '0', name: 'Content', value: [...rows, 'to Mallory'].join('\n') }]
  const { press, sees } = seated({ columns: 40, rows: 16, question: { text: 'Sign it?', facts }, onAnswer })
  await sees('? Sign it?  ↓ read on   n')
  press('y')
  await sees(' ↑ 9')
  press(keys.down)
  await sees(' ↑ 18')
  press('y')
  await sees('to Mallory')
  await sees('? Sign it?  y / n')
  expect(onAnswer).not.toHaveBeenCalled()
  press('y')
  await eventually(() => expect(onAnswer.mock.calls).toEqual([[true]]))
})

test('an approval can be refused without scrolling', async () => {
  const onAnswer = vi.fn<(approved: boolean) => void>()
  const facts = [{ key: '0', name: 'Data', value: '0'.repeat(5000) }]
  const { press, sees } = seated({ columns: 40, rows: 16, question: { text: 'Send it?', facts }, onAnswer })
  await sees('↓ read on')
  press('n')
  await eventually(() => expect(onAnswer.mock.calls).toEqual([[false]]))
})

test('a scrolled list does not overwrite the border or the keys', () => {
  const { latchkey } = sending()
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  const frames = Array.from({ length: 14 }, (_, more) =>
    renderFrame(latchkey, { columns: 60, rows: 8 + more }),
  )
  const feet = frames.map((frame) => frame.split('\n').slice(-2).join('\n'))
  expect(new Set(feet)).toEqual(new Set([`╰${'─'.repeat(58)}╯\n  ↑↓←→ move   ⏎ press   esc Close   q quit`]))
})
