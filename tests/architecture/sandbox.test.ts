import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'
import { importsAgainst } from './import-table.ts'
import type { ImportTable } from './import-table.ts'
import { readModules } from './modules.ts'

const modules = readModules(['sandbox'])
const node = /^node:/
const base58 = /^bs58$/
const solanaKit = /^@solana(\/kit|-program\/(compute-budget|system|token))$/

/** Which part of the sandbox may import which. Wallets, phone and demo know no server, only where it is. */
const table: ImportTable = [
  [
    /^sandbox\/(main|start|seed|names|command-line|summary)\.ts$/,
    [/^sandbox\/(?!demo\/|browser-wallet\/|solana-wallet\/|phone\/)/, node],
  ],
  [/^sandbox\/endpoints\.ts$/, [/^sandbox\/(chains|on-ramp|solana)\//]],
  [/^sandbox\/part-name\.ts$/, []],
  [/^sandbox\/(short-lived|kept-rows)\.ts$/, [node]],
  [
    /^sandbox\/(solana-(key|transaction|transfer)|token-programs)\.ts$/,
    [/^sandbox\/(solana-(key|transfer)|token-programs)\.ts$/, base58, solanaKit, /^viem$/],
  ],
  [
    /^sandbox\/solana-wallet\//,
    [
      /^sandbox\/solana-wallet\//,
      /^sandbox\/browser-wallet\/(consent|provider-error|site-memory|wallet-profile|wanted-wallets)\.ts$/,
      /^sandbox\/(endpoints|solana-key|solana-transaction)\.ts$/,
      base58,
    ],
  ],
  [
    /^sandbox\/solana\//,
    [
      /^sandbox\/(solana|http)\//,
      /^sandbox\/(solana-(key|transaction|transfer)|token-programs)\.ts$/,
      /^sandbox\/chains\/(funded-accounts|mnemonic)\.ts$/,
      /^sandbox\/registry\/random\.ts$/,
      /^(litesvm|viem|ws)$/,
      base58,
      solanaKit,
      node,
    ],
  ],
  [/^sandbox\/http\//, [/^sandbox\/http\//, node]],
  [/^sandbox\/analytics\//, [/^sandbox\/(analytics|http)\//, node]],
  [/^sandbox\/gateway\//, [/^sandbox\/(gateway|http)\//, /^viem/]],
  [/^sandbox\/sign-in\//, [/^sandbox\/(sign-in|http)\//, base58, node, /^viem/]],
  [
    /^sandbox\/blockchain-api\//,
    [
      /^sandbox\/(blockchain-api|http)\//,
      /^sandbox\/chains\/chain-definition\.ts$/,
      /^sandbox\/registry\/tile-image\.ts$/,
      /^sandbox\/(kept-rows|token-programs)\.ts$/,
      // The service quotes what the shop sells, and takes the same signatures as a host's own server.
      /^sandbox\/on-ramp\/(money|purchasable|quote|visit)\.ts$/,
      /^sandbox\/sign-in\/verify-signature\.ts$/,
      solanaKit,
      /^viem/,
      node,
    ],
  ],
  [
    /^sandbox\/on-ramp\//,
    [
      /^sandbox\/(on-ramp|http)\//,
      /^sandbox\/blockchain-api\/(account-address|api-node|buy\/purchases|tokens\/(asset|coin|price-list))\.ts$/,
      /^sandbox\/chains\/(chain-definition|funded-accounts|mined|storage-slots)\.ts$/,
      /^sandbox\/solana\/(accounts\/instructions|cluster|ledger\/transaction-signing|persons)\.ts$/,
      /^sandbox\/short-lived\.ts$/,
      solanaKit,
      node,
      /^viem$/,
    ],
  ],
  [/^sandbox\/contracts\//, [node, /^viem$/]],
  [
    /^sandbox\/chains\//,
    [
      /^sandbox\/(chains|http)\//,
      /^sandbox\/contracts\/artifacts\.json$/,
      /^sandbox\/registry\/random\.ts$/,
      /^@(account-abstraction\/contracts|uniswap\/v2-(core|periphery))\//,
      node,
      /^viem/,
    ],
  ],
  [/^sandbox\/relay\//, [/^sandbox\/(relay|http)\//, base58, node, /^ws$/]],
  [
    /^sandbox\/registry\//,
    [/^sandbox\/(registry|http)\//, /^sandbox\/browser-wallet\/wallet-profile\.ts$/, node],
  ],
  [
    /^sandbox\/host\//,
    [
      /^sandbox\/(host|http)\//,
      /^sandbox\/endpoints\.ts$/,
      /^scripts\/(package-chunks|stretched-limits|without-(denied-storage|node-buffer))\.ts$/,
      node,
      /^(vite|@vitejs\/)/,
    ],
  ],
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
      /^sandbox\/chains\/(chain-definition|mnemonic)\.ts$/,
      /^sandbox\/(endpoints|solana-key|solana-transaction)\.ts$/,
      base58,
      /^(@reown\/walletkit|@walletconnect\/core|viem|viem\/accounts)$/,
      node,
    ],
  ],
  [
    /^sandbox\/frame\/page\//,
    [
      /^sandbox\/frame\/page\//,
      /^sandbox\/chains\/chain-definition\.ts$/,
      // What a person approves is read as signing reads it.
      /^sandbox\/frame\/(calls-request|smart-account)\.ts$/,
      /^sandbox\/browser-wallet\/transaction\.ts$/,
      /^sandbox\/phone\/signing-methods\.ts$/,
      base58,
      /^viem$/,
    ],
  ],
  [
    /^sandbox\/bundler\//,
    [
      /^sandbox\/(bundler|http)\//,
      /^sandbox\/chains\/(chain-definition|entry-point|user-account)\.ts$/,
      node,
      /^viem/,
    ],
  ],
  [
    /^sandbox\/frame\//,
    [
      /^sandbox\/frame\/(?!page\/)/,
      // A terminal has no page: what the page would answer is answered by the server itself.
      /^sandbox\/frame\/page\/(answer-message|approvals|kept-device)\.ts$/,
      /^sandbox\/http\//,
      /^sandbox\/host\/(build-pages|page-files)\.ts$/,
      /^sandbox\/browser-wallet\/(ask-node|known-chains|provider-error|transaction)\.ts$/,
      /^sandbox\/bundler\/user-operation\.ts$/,
      /^sandbox\/chains\/(chain-definition|user-account)\.ts$/,
      /^sandbox\/phone\/signing-methods?\.ts$/,
      /^sandbox\/social\/(code-challenge|social-provider)\.ts$/,
      /^sandbox\/(kept-rows|short-lived|solana-key)\.ts$/,
      /^viem/,
      node,
    ],
  ],
  [/^sandbox\/social\//, [/^sandbox\/(social|http)\//, /^sandbox\/short-lived\.ts$/, node]],
  [/^sandbox\/demo\//, [/^sandbox\/demo\//, /^latchkey(\/|$)/, /^react/]],
]

test('every sandbox file imports only from the parts that its part allows', () => {
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
