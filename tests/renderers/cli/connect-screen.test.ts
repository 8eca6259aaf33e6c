import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { latchkeyOfFakes, walletKey } from './world-of-fakes.ts'

const space = { columns: 80, rows: 24 }

test('a closed modal is the button that opens it', () => {
  const { latchkey } = latchkeyOfFakes()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │ ▸ [ Connect wallet ]                                                       │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ⏎ press   q quit"
  `)
})

test('Connect shows placeholders before any data', () => {
  const { latchkey, ports } = latchkeyOfFakes({ isInstalled: false })
  ports.walletRegistry.hang('wallets')
  latchkey.dispatch(modal.openRequested({}))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect wallet                                                   Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Popular                                                                  │
    │    ··  ··········                                                          │
    │    ··  ·················                                                   │
    │    ··  ···············                                                     │
    │    ··  ·············                                                       │
    │                                                                            │
    │   Phone wallet                                                             │
    │ ▸  SW  Scan with your phone                  Any wallet with WalletConnect │
    │                                                                            │
    │   [ I don't have a wallet ]                                                │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
})

test('without pairing and registry, Connect lists installed wallets and limited help', () => {
  const { latchkey } = latchkeyOfFakes({ isAlone: true })
  void latchkey.open()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect wallet                                                   Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Your wallets                                                             │
    │ ▸  AC  Acorn                                                               │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
  latchkey.dispatch(router.viewPushed({ view: 'WhatIsAWallet' }))
  expect(renderFrame(latchkey, space)).not.toContain('Get a wallet')
})

test('Connect begins with installed wallets, then a code for the phone and the way to all', () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Connect wallet                                                   Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Your wallets                                                             │
    │ ▸  AC  Acorn                                                               │
    │                                                                            │
    │   Phone wallet                                                             │
    │    SW  Scan with your phone                    Brass Bird, Cinder and more │
    │    AW  All wallets                                                       5 │
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
    │   Connect wallet                                                   Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Couldn't load the wallet list                                            │
    │ ▸ [ Try again ]                                                            │
    │                                                                            │
    │   Phone wallet                                                             │
    │    SW  Scan with your phone                  Any wallet with WalletConnect │
    │                                                                            │
    │   [ I don't have a wallet ]                                                │
    │                                                                            │
    │   By connecting your wallet, you agree to our                              │
    │   Terms of Service  https://host.example/terms                             │
    │   Privacy Policy  https://host.example/privacy                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   ? What is a wallet?   q quit"
  `)
})

test('the screen shows waiting while a wallet is asked', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.connectors.injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Acorn                                                             ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │    AC  ●○○                                                                 │
    │   Continue in Acorn                                                        │
    │   Approve the request in Acorn                                             │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      esc Back   q quit"
  `)
})

test('a refusal is shown with a retry', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.connectors.injected.reject('connect', { code: 'user-rejected' })
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Acorn                                                             ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │    AC  –                                                                   │
    │   Connection declined                                                      │
    │   Nothing was shared. You can try again.                                   │
    │                                                                            │
    │ ▸ [ Try again ]                                                            │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ⏎ press   esc Back   q quit"
  `)
})
