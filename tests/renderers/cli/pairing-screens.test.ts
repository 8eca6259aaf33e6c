import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'
import { routeOf } from '../../../core/domain/features/route.ts'

const space = { columns: 80, rows: 24 }

function opened(...views: readonly ViewName[]) {
  const fakes = latchkeyOfFakes({ more: 60 })
  void fakes.latchkey.open()
  for (const view of views) fakes.latchkey.dispatch(router.viewPushed(routeOf({ view })))
  return fakes
}

test('a wallet of the registry says where it may be, and where it can be had', () => {
  const { latchkey } = opened()
  latchkey.dispatch(pairing.walletChosen({ walletId: 'w0' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Brass Bird                                                        ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Where is your wallet? ▸ ● Mobile    ○ Web app                            │
    │                                                                            │
    │   Open your wallet app and scan                                            │
    │   This terminal is too short for the QR code (rows missing: 9). Use this   │
    │   text instead.                                                            │
    │   wc:0000000000000000000000000000000000000000000000000000000000000001@2?re │
    │   lay-protocol=irn&symKey=555555555555555555555555555555555555555555555555 │
    │   5555555555555555                                                         │
    │                                                                            │
    │   [ Copy link ]                                                            │
    │                                                                            │
    │   Don't have Brass Bird?                                                   │
    │   [ Get ]                                                                  │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓←→ move   ⏎ press   esc Back   q quit"
  `)
})

test('the page of a wallet shows its full URL', () => {
  const { latchkey } = opened()
  latchkey.dispatch(pairing.walletChosen({ walletId: 'w0' }))
  latchkey.dispatch(pairing.platformChosen({ platform: 'web' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Brass Bird                                                        ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Where is your wallet? ▸ ○ Mobile    ● Web app                            │
    │                                                                            │
    │    BB  ●○○                                                                 │
    │                                                                            │
    │   Continue in Brass Bird                                                   │
    │   Open and continue in a new browser tab                                   │
    │                                                                            │
    │   Open                                                                     │
    │   https://app.brass-bird.example/wc?uri=wc%3A00000000000000000000000000000 │
    │   00000000000000000000000000000000001%402%3Frelay-protocol%3Dirn%26symKey% │
    │   3D5555555555555555555555555555555555555555555555555555555555555555       │
    │   [ Copy link ]                                                            │
    │                                                                            │
    │   Don't have Brass Bird?                                                   │
    │   [ Get ]                                                                  │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓←→ move   ⏎ press   esc Back   q quit"
  `)
})

test('a relay that cannot be reached is said, with a way on', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  ports.connectors['wallet-connect'].reject('pair', { code: 'unreachable' })
  ports.connectors['wallet-connect'].reject('pair', { code: 'unreachable' })
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Scan with your phone                                              ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │    SW  ✗                                                                   │
    │                                                                            │
    │   Couldn't reach the connection service                                    │
    │   Check your connection and try again.                                     │
    │                                                                            │
    │ ▸ [ Try again ]                                                            │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ⏎ press   esc Back   q quit"
  `)
})

test('All wallets is a search and a list that says which part of it is shown', () => {
  expect(renderFrame(opened('AllWallets').latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   All wallets                                                       ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │ ▸ Search wallets █                                                         │
    │                                                                            │
    │   Wallets                                                     1–15 / 40+ ↓ │
    │    BB  Brass Bird                                                          │
    │    CI  Cinder                                                              │
    │    DW  Dune Wallet                                                         │
    │    EM  Ember                                                               │
    │    FA  Fathom                                                              │
    │    W1  Wallet 1                                                            │
    │    W2  Wallet 2                                                            │
    │    W3  Wallet 3                                                            │
    │    W4  Wallet 4                                                            │
    │    W5  Wallet 5                                                            │
    │    W6  Wallet 6                                                            │
    │    W7  Wallet 7                                                            │
    │    W8  Wallet 8                                                            │
    │    W9  Wallet 9                                                            │
    │    W1  Wallet 10                                                           │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   esc Back   ctrl-c quit"
  `)
})

test('Downloads lists where a wallet can be had', () => {
  const { latchkey } = opened()
  latchkey.dispatch(pairing.walletChosen({ walletId: 'w0' }))
  latchkey.dispatch(router.viewPushed({ view: 'Downloads' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Get Brass Bird                                                    ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │    BB                                                                      │
    │                                                                            │
    │   Where to get it                                                          │
    │ ▸  CE  Chrome extension                      extensions.example/brass-bird │
    │    IA  iOS app                                     apps.example/brass-bird │
    │    WE  Website                                      brass-bird.example/get │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↗ https://extensions.example/brass-bird"
  `)
})

test('Get a wallet names some to start with', () => {
  expect(renderFrame(opened('GetWallet').latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Get a wallet                                                      ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Wallets to start with                                                    │
    │ ▸  BB  Brass Bird                                   brass-bird.example/get │
    │    CI  Cinder                                           cinder.example/get │
    │    DW  Dune Wallet                                 dune-wallet.example/get │
    │    EM  Ember                                             ember.example/get │
    │                                                                            │
    │   Explore all  https://walletconnect.com/explorer                          │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↗ https://www.brass-bird.example/get/?from=registry"
  `)
})

test('What is a wallet shows three sections', () => {
  expect(renderFrame(opened('WhatIsAWallet').latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   What is a wallet?                                                 ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   One login for all of web3                                                │
    │   Your wallet signs you in everywhere, without a password that could leak. │
    │                                                                            │
    │   A home for your digital assets                                           │
    │   Coins, tokens and collectibles are protected by keys that only you hold. │
    │                                                                            │
    │   Your gateway to a new web                                                │
    │   Send, swap and take part. Read what you agree to before you sign.        │
    │                                                                            │
    │ ▸ [ Get a wallet ]                                                         │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ⏎ press   esc Back   q quit"
  `)
})

test('What is a network shows two sections', () => {
  const { latchkey } = latchkeyOfFakes()
  latchkey.dispatch(modal.openRequested({ view: 'WhatIsANetwork' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   What is a network?                                               Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   How it works                                                             │
    │   A network records who owns what. Many computers check every transaction, │
    │   and records are permanent.                                               │
    │                                                                            │
    │   Designed for different uses                                              │
    │   Some are built for safety, others for low cost or speed. Your address    │
    │   works on all networks of the same type.                                  │
    │                                                                            │
    │ ▸ Learn more  https://ethereum.org/en/developers/docs/networks/            │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      esc Close   q quit"
  `)
})
