import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { network } from '../../../core/events/network.ts'
import { account as accountEvents } from '../../../core/events/account.ts'
import { router } from '../../../core/events/router.ts'
import { mainnet } from '../../../core/domain/known-networks.ts'
import { frameWords, renderFrame } from '../../../renderers/cli/headless.ts'
import { latchkeyOfFakes, walletKey } from './world-of-fakes.ts'

const space = { columns: 80, rows: 24 }

async function connected() {
  const fakes = latchkeyOfFakes()
  await fakes.latchkey.connect({ wallet: walletKey })
  fakes.latchkey.dispatch(modal.openRequested({}))
  return fakes
}

test('a closed modal is the button that opens it', () => {
  const { latchkey } = latchkeyOfFakes()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │ ▸ [ Connect Wallet ]                                                       │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   q quit"
  `)
})

test('before anything came, Connect shows skeletons', () => {
  const { latchkey } = latchkeyOfFakes()
  latchkey.dispatch(modal.openRequested({}))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect Wallet                                                   Close ✕ │
    │────────────────────────────────────────────────────────────────────────────│
    │   Wallets                                                                  │
    │ ▸  WA  WalletConnect                                               qr code │
    │                                                                            │
    │   More wallets                                                             │
    │    ··  ··········                                                          │
    │    ··  ·················                                                   │
    │    ··  ···············                                                     │
    │    ··  ·············                                                       │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
})

test('Connect begins with a code for the phone, then installed wallets, then others and the way to all', () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect Wallet                                                   Close ✕ │
    │────────────────────────────────────────────────────────────────────────────│
    │   Wallets                                                                  │
    │ ▸  WA  WalletConnect                                               qr code │
    │    AC  Acorn                                                     installed │
    │                                                                            │
    │   More wallets                                                             │
    │    BB  Brass Bird                                                          │
    │    CI  Cinder                                                              │
    │    DW  Dune Wallet                                                         │
    │    EM  Ember                                                               │
    │    AW  All Wallets                                                       5 │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
})

test('a wallet list that could not be loaded offers another try', () => {
  const { latchkey, ports } = latchkeyOfFakes({ isInstalled: false })
  ports.walletRegistry.reject('wallets', { code: 'unreachable' })
  void latchkey.open()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect Wallet                                                   Close ✕ │
    │────────────────────────────────────────────────────────────────────────────│
    │   Wallets                                                                  │
    │ ▸  WA  WalletConnect                                               qr code │
    │                                                                            │
    │   No wallet found in this browser                                          │
    │                                                                            │
    │   The wallet list could not be loaded                                      │
    │   [ Try again ]                                                            │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
})

test('while a wallet is asked, its screen waits', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Acorn                                                             ‹ Back │
    │────────────────────────────────────────────────────────────────────────────│
    │    AC  ●○○                                                                 │
    │                                                                            │
    │   Continue in Acorn                                                        │
    │   Accept connection request in the wallet                                  │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   q quit"
  `)
})

test('a refusal is told with a way on', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.injected.reject('connect', { code: 'user-rejected' })
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Acorn                                                             ‹ Back │
    │────────────────────────────────────────────────────────────────────────────│
    │    AC  ✗                                                                   │
    │                                                                            │
    │   Connection declined                                                      │
    │   Nothing was shared. You can try again whenever you like.                 │
    │                                                                            │
    │ ▸ [ Try again ]                                                            │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   q quit"
  `)
})

test('Account shows who, how much, where and with what', async () => {
  const { latchkey } = await connected()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Account                                                          Close ✕ │
    │────────────────────────────────────────────────────────────────────────────│
    │    9D                                                                      │
    │   Address      0x9D85…37D4                                                 │
    │                0x9D85cA56217D2bb651b00f15e694EB7E713637D4                  │
    │ ▸ [ Copy address ]                                                         │
    │                                                                            │
    │   Balance      1.5 ETH                                                     │
    │                                                                            │
    │   Network       ET  Ethereum ›                                             │
    │   Wallet        AC  Acorn                                                  │
    │                                                                            │
    │   View on Etherscan                                                        │
    │   https://etherscan.io/address/0x9D85cA56217D2bb651b00f15e694EB7E713637D4  │
    │                                                                            │
    │   [ Disconnect ]                                                           │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   q quit"
  `)
})

test('a network that the host does not offer is said loudly', async () => {
  const { latchkey, ports } = await connected()
  ports.injected.change(walletKey, { kind: 'chain', chainId: 'eip155:99' })
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Account                                                          Close ✕ │
    │────────────────────────────────────────────────────────────────────────────│
    │    9D                                                                      │
    │   Address      0x9D85…37D4                                                 │
    │                0x9D85cA56217D2bb651b00f15e694EB7E713637D4                  │
    │ ▸ [ Copy address ]                                                         │
    │                                                                            │
    │   This app does not use this network                                       │
    │   Wallet network: Unknown network (eip155:99). Switch to a network of this │
    │    app to continue.                                                        │
    │   [ Switch Network ]                                                       │
    │                                                                            │
    │   Network      Unknown network (eip155:99) ›                               │
    │   Wallet        AC  Acorn                                                  │
    │                                                                            │
    │   [ Disconnect ]                                                           │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   q quit"
  `)
})

test('Networks after a refused switch tells that nothing changed', async () => {
  const { latchkey, ports } = await connected()
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  ports.injected.reject('switchNetwork', { code: 'user-rejected' })
  latchkey.dispatch(network.chosen({ chainId: 'eip155:137' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Choose Network                                                    ‹ Back │
    │────────────────────────────────────────────────────────────────────────────│
    │ ▸ Search network █                                                         │
    │                                                                            │
    │   Network switch declined                                                  │
    │   Still on Ethereum                                                        │
    │                                                                            │
    │   Networks                                                                 │
    │    ET  Ethereum                                                    current │
    │    BA  Base                                                                │
    │    PO  Polygon                                                             │
    │                                                                            │
    │   [ What is a network? ]                                                   │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   ctrl-c quit"
  `)
})

test('a search without result says so', () => {
  const { latchkey } = latchkeyOfFakes()
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  latchkey.dispatch(network.searchTyped({ text: 'moon' }))
  expect(frameWords(renderFrame(latchkey, space))).toContain('Search network moon Networks No network found')
})

test('a toast stands in the last row of the card', async () => {
  const { latchkey } = await connected()
  latchkey.dispatch(accountEvents.addressCopyRequested())
  expect(renderFrame(latchkey, space).split('\n').at(-3)).toContain('✓ Address copied')
})

test('everything fits 80×24, forty networks too, and the list says which part of it is shown', async () => {
  const networks = Array.from({ length: 40 }, (_, index) => ({
    ...mainnet,
    id: `eip155:${index + 1}`,
    name: `Network ${index + 1}`,
  }))
  const { latchkey } = latchkeyOfFakes({ networks })
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const rows = renderFrame(latchkey, space).split('\n')
  expect(rows.length).toBeLessThanOrEqual(24)
  expect(rows.join('\n')).toContain('1–13 / 40 ↓')
  expect(rows.every((row) => row.length <= 80)).toBe(true)
})

test('a narrow terminal gets a narrow card', async () => {
  const { latchkey } = await connected()
  const rows = renderFrame(latchkey, { columns: 44, rows: 40 }).split('\n')
  expect(Math.max(...rows.map((row) => row.length))).toBe(44)
  expect(frameWords(rows.join(' ')).replaceAll(' ', '')).toContain(
    `etherscan.io/address/0x9D85cA56217D2bb651b00f15e694EB7E713637D4`,
  )
})
