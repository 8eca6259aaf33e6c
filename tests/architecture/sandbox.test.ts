import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'
import { importsAgainst } from './import-table.ts'
import type { ImportTable } from './import-table.ts'
import { readModules } from './modules.ts'

const modules = readModules(['sandbox'])
const node = /^node:/

/** Which part of the sandbox may import which. Wallets, phone and demo know no server, only where it is. */
const table: ImportTable = [
  [
    /^sandbox\/(main|start|command-line|summary)\.ts$/,
    [/^sandbox\/(?!demo\/|browser-wallet\/|solana-wallet\/|phone\/)/, node],
  ],
  [/^sandbox\/endpoints\.ts$/, [/^sandbox\/(chains|solana)\//]],
  [/^sandbox\/(base58|part-name)\.ts$/, []],
  [/^sandbox\/solana-(key|transaction)\.ts$/, [/^sandbox\/(base58|solana-key)\.ts$/]],
  [
    /^sandbox\/solana-wallet\//,
    [
      /^sandbox\/solana-wallet\//,
      /^sandbox\/browser-wallet\/(prompt|provider-error|wallet-profile|wanted-wallets)\.ts$/,
      /^sandbox\/(base58|endpoints|solana-key|solana-transaction)\.ts$/,
    ],
  ],
  [
    /^sandbox\/solana\//,
    [
      /^sandbox\/(solana|http)\//,
      /^sandbox\/(base58|solana-key)\.ts$/,
      /^sandbox\/chains\/funded-accounts\.ts$/,
      /^(litesvm|ws|@solana\/kit)$/,
      node,
    ],
  ],
  [/^sandbox\/http\//, [/^sandbox\/http\//, node]],
  [/^sandbox\/blockchain-api\//, [/^sandbox\/(blockchain-api|http)\//, node]],
  [/^sandbox\/contracts\//, [node, /^viem$/]],
  [
    /^sandbox\/chains\//,
    [/^sandbox\/(chains|http)\//, /^sandbox\/contracts\/artifacts\.json$/, node, /^viem/],
  ],
  [/^sandbox\/relay\//, [/^sandbox\/(relay|http)\//, /^sandbox\/base58\.ts$/, node, /^ws$/]],
  [
    /^sandbox\/registry\//,
    [/^sandbox\/(registry|http)\//, /^sandbox\/browser-wallet\/wallet-profile\.ts$/, node],
  ],
  [/^sandbox\/host\//, [/^sandbox\/(host|http)\//, /^sandbox\/endpoints\.ts$/, node, /^(vite|@vitejs\/)/]],
  [/^sandbox\/browser-wallet\//, [/^sandbox\/browser-wallet\//, /^sandbox\/endpoints\.ts$/, /^viem/]],
  [
    /^sandbox\/phone\/page\//,
    [/^sandbox\/phone\//, /^sandbox\/chains\/chain-definition\.ts$/, /^sandbox\/endpoints\.ts$/, /^react/],
  ],
  [
    /^sandbox\/phone\//,
    [
      /^sandbox\/phone\/(?!page\/)/,
      /^sandbox\/browser-wallet\//,
      /^sandbox\/chains\/(chain-definition|funded-accounts)\.ts$/,
      /^sandbox\/(endpoints|base58|solana-key|solana-transaction)\.ts$/,
      /^(@reown\/walletkit|@walletconnect\/core|viem|viem\/accounts)$/,
      node,
    ],
  ],
  [/^sandbox\/demo\//, [/^sandbox\/demo\//, /^latchkey(\/|$)/, /^react/]],
]

test('every file of the sandbox imports only what its part may', () => {
  expect(importsAgainst(table, modules)).toEqual([])
})

test('there is no import circle in the sandbox', () => {
  expect(circlesAmong(modules)).toEqual([])
})

test('the sandbox knows the product only by its entries', () => {
  const wrong = modules.flatMap(({ path, imports }) =>
    imports
      .filter((target) => /^(core|adapters|renderers)\//.test(target))
      .map((target) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})
