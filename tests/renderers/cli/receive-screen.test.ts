import { expect, test } from 'vitest'
import { router } from '../../../core/events/shell/router.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { keys, seated } from './keyboard.tsx'
import { connectedOfFakes, walletKey } from './world-of-fakes.ts'
import { modal } from '../../../core/events/shell/modal.ts'

async function receiving() {
  const { latchkey } = await connectedOfFakes()
  latchkey.dispatch(router.viewPushed({ view: 'WalletReceive' }))
  return latchkey
}

test('in 80×24 the QR code fills the screen, and the rest is reached by scrolling', async () => {
  expect(renderFrame(await receiving(), { columns: 80, rows: 24 })).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Receive                                                           ‹ Back │
    ├───────────────────────────────────────────────────────────────────── ↓ 7 ──┤
    │                     █████████████████████████████████                      │
    │                     ██ ▄▄▄▄▄ █▀█ █▄▀▄▀▀█▀▄██ ▄▄▄▄▄ ██                      │
    │                     ██ █   █ █▀▀▀█ ▀▄ ▀▀▄█▀█ █   █ ██                      │
    │                     ██ █▄▄▄█ █▀ █▀▀▀ ▀▀▀▄▄██ █▄▄▄█ ██                      │
    │                     ██▄▄▄▄▄▄▄█▄▀ ▀▄█▄█ █ ▀▄█▄▄▄▄▄▄▄██                      │
    │                     ██  ▄  ▀▄▄ ▄▀▄▀▄▀▄▄▄▄▀▀▄▀▄▀ █ ███                      │
    │                     ██▄█▀███▄█▄█▄█▀▄▀  █▄█▄█▀▄ ██████                      │
    │                     ██▄█▄▄██▄█ ▄▄█▄▄▀ ▀▄▄▀▄▀█▄▀▄ ▄ ██                      │
    │                     ██▀▀▄  ▄▄▄█ █ ▄▄ ▄ ███ ▀██▀██ ███                      │
    │                     ██▀▀ ▀▄█▄██ ▀▄▀█▄▄▄▄▀▀▄▄▀▄▀ ▄▄ ██                      │
    │                     ██ █▄▀▄ ▄▄▀▀▄█▀█▄▄███▀▀ ▀▀▀ █▀███                      │
    │                     ██▄█▄▄▄▄▄▄▀▀▀█▄▄▀ ▀▄▄▀ ▄▄▄ █▄▄▀██                      │
    │                     ██ ▄▄▄▄▄ █▄ █ ▄█▄  ▄▀▄ █▄█  ▄ ▀██                      │
    │                     ██ █   █ █ ▀▀▄▀▀█ ▀ ▄█ ▄▄ ▄██  ██                      │
    │                     ██ █▄▄▄█ █   █▀ ▄ ▀█▄█▀ ▄▀ ▄█ ███                      │
    │                     ██▄▄▄▄▄▄▄█▄▄██▄█▄▄▄▄▄▄█▄▄▄▄▄▄████                      │
    │                     █████████████████████████████████                      │
    │                   Copy your address or scan this QR code                   │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   q quit"
  `)
})

test('in 80×40 code, address and networks are shown together', async () => {
  expect(renderFrame(await receiving(), { columns: 80, rows: 40 })).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Receive                                                           ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │                                                                            │
    │                   █████████████████████████████████████                    │
    │                   █████████████████████████████████████                    │
    │                   ████ ▄▄▄▄▄ █▀█ █▄▀▄▀▀█▀▄██ ▄▄▄▄▄ ████                    │
    │                   ████ █   █ █▀▀▀█ ▀▄ ▀▀▄█▀█ █   █ ████                    │
    │                   ████ █▄▄▄█ █▀ █▀▀▀ ▀▀▀▄▄██ █▄▄▄█ ████                    │
    │                   ████▄▄▄▄▄▄▄█▄▀ ▀▄█▄█ █ ▀▄█▄▄▄▄▄▄▄████                    │
    │                   ████  ▄  ▀▄▄ ▄▀▄▀▄▀▄▄▄▄▀▀▄▀▄▀ █ █████                    │
    │                   ████▄█▀███▄█▄█▄█▀▄▀  █▄█▄█▀▄ ████████                    │
    │                   ████▄█▄▄██▄█ ▄▄█▄▄▀ ▀▄▄▀▄▀█▄▀▄ ▄ ████                    │
    │                   ████▀▀▄  ▄▄▄█ █ ▄▄ ▄ ███ ▀██▀██ █████                    │
    │                   ████▀▀ ▀▄█▄██ ▀▄▀█▄▄▄▄▀▀▄▄▀▄▀ ▄▄ ████                    │
    │                   ████ █▄▀▄ ▄▄▀▀▄█▀█▄▄███▀▀ ▀▀▀ █▀█████                    │
    │                   ████▄█▄▄▄▄▄▄▀▀▀█▄▄▀ ▀▄▄▀ ▄▄▄ █▄▄▀████                    │
    │                   ████ ▄▄▄▄▄ █▄ █ ▄█▄  ▄▀▄ █▄█  ▄ ▀████                    │
    │                   ████ █   █ █ ▀▀▄▀▀█ ▀ ▄█ ▄▄ ▄██  ████                    │
    │                   ████ █▄▄▄█ █   █▀ ▄ ▀█▄█▀ ▄▀ ▄█ █████                    │
    │                   ████▄▄▄▄▄▄▄█▄▄██▄█▄▄▄▄▄▄█▄▄▄▄▄▄██████                    │
    │                   █████████████████████████████████████                    │
    │                   █████████████████████████████████████                    │
    │                   Copy your address or scan this QR code                   │
    │                                                                            │
    │   Address          0x9D85…37D4                                             │
    │                    0x9D85cA56217D2bb651b00f15e694EB7E713637D4              │
    │ ▸ [ Copy address ]                                                         │
    │                                                                            │
    │   Only receive assets on these networks  ›                                 │
    │    ET   BA   PO                                                            │
    │                                                                            │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   q quit"
  `)
})

test('in 40×15 the address replaces the code with a reason', async () => {
  expect(renderFrame(await receiving(), { columns: 40, rows: 15 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Receive                     ‹ Back │
    ├─────────────────────────────── ↓ 7 ──┤
    │   Copy your address or scan this QR  │
    │   code                               │
    │   This terminal is too short for the │
    │   QR code (rows missing: 8). Use     │
    │   this text instead.                 │
    │   0x9D85cA56217D2bb651b00f15e694EB7E │
    │   713637D4                           │
    │                                      │
    │   Address      0x9D85…37D4           │
    │                                      │
    ╰──────────────────────────────────────╯
      ↑↓ move   esc Back   q quit"
  `)
})

test('the networks say that there are no others', async () => {
  const latchkey = await receiving()
  latchkey.dispatch(router.viewPushed({ view: 'WalletCompatibleNetworks' }))
  expect(renderFrame(latchkey, { columns: 40, rows: 15 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Compatible networks         ‹ Back │
    ├──────────────────────────────────────┤
    │   You can only receive assets on     │
    │   these networks                     │
    │                                      │
    │   Networks                           │
    │    ET  Ethereum                      │
    │    BA  Base                          │
    │    PO  Polygon                       │
    │                                      │
    ╰──────────────────────────────────────╯
      esc Back   q quit"
  `)
})

test('the address is copied and the networks are shown by keyboard', async () => {
  const { latchkey, ports, press, sees } = seated({ columns: 80, rows: 40 })
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({}))
  await sees('▸ [ Copy address ]')
  press(keys.down)
  await sees('▸ [ Send ]')
  press(`${keys.right}${keys.right}`)
  await sees('▸ [ Receive ]')
  press(keys.enter)
  await sees('Copy your address or scan this QR code')
  press(keys.enter)
  await sees('✓ Address copied')
  expect(ports.clipboard.text()).toMatch(/^0x9D85/)
  press(keys.down)
  await sees('▸ Only receive assets on these networks')
  press(keys.enter)
  await sees('You can only receive assets on these networks')
})
