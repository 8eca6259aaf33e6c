import { expect, test } from 'vitest'
import { connectorNames } from '../../core/domain/connector.ts'
import { readModules } from './modules.ts'

/** Where EVM itself is the subject: what its chains, networks and wallets are called, and examples in words for developers. */
const evmRules = new Set([
  'core/domain/account-name.ts',
  'core/domain/account.ts',
  'core/domain/caip.ts',
  'core/domain/coinbase-network.ts',
  'core/domain/connector.ts',
  'core/domain/contract-account.ts',
  'core/domain/eip155.ts',
  'core/domain/ens-chain.ts',
  'core/domain/evm-networks.ts',
  'core/domain/known-networks.ts',
  'core/domain/known-tokens/known-tokens.ts',
  'core/domain/network.ts',
  'core/domain/on-ramp-network-name.ts',
  'core/domain/on-ramp-options.ts',
  'core/domain/on-ramp-provider.ts',
  'core/domain/option-error.ts',
  'core/domain/preflight/coin-tokens.ts',
  'core/domain/purchase.ts',
  'core/domain/sign-in-message.ts',
  'core/domain/sent-transaction.ts',
  'core/domain/swap-chains.ts',
  'core/domain/swap-spenders.ts',
  'core/domain/test-networks.ts',
  'core/domain/transfer.ts',
  'core/domain/viem-chain.ts',
  'core/effects/smart-account-view.ts',
  'core/effects/identity.ts',
  'core/effects/nodes.ts',
  'core/effects/call-gas.ts',
  'core/effects/swap-permit.ts',
  'core/ports/ports.ts',
  'core/recording/disguise.ts',
  'core/strings/de/namespaces.ts',
  'core/strings/en/namespaces.ts',
  'core/verb-errors.ts',
  'core/view-models/eip1193-facts.ts',
])

/** Where Solana itself is the subject: what its chains and networks are called, how its requests name who signs, which of its wallets open a page, and examples in words for developers. */
const solanaRules = new Set([
  'core/domain/caip.ts',
  'core/domain/connector.ts',
  'core/domain/earlier-chain-ids.ts',
  'core/domain/known-networks.ts',
  'core/domain/known-tokens/known-tokens.ts',
  'core/domain/on-ramp-network-name.ts',
  'core/domain/option-error.ts',
  'core/domain/receiver.ts',
  'core/domain/request-account.ts',
  'core/domain/sent-transaction.ts',
  'core/domain/solana.ts',
  'core/domain/transfer.ts',
  'core/effects/wallet-request.ts',
  'core/verb-errors.ts',
  'core/view-models/connecting-wallet-connect.ts',
  'core/view-models/pairing-summary.ts',
  'core/view-models/solana-facts.ts',
])

/** Where one connector is the subject, by the constant that stands for it: who listens for wallets, who pairs, what the secure frame alone has, and how older tapes and records named them. */
const oneConnector = new Set([
  'core/domain/connector.ts',
  'core/domain/counting-sessions.ts',
  'core/effects/analytics.ts',
  'core/effects/approval.ts',
  'core/effects/asked-of-frame.ts',
  'core/effects/frame-sign-in.ts',
  'core/effects/frame-records.ts',
  'core/effects/frame-wallet.ts',
  'core/effects/installed.ts',
  'core/effects/pairing.ts',
  'core/effects/send-sender.ts',
  'core/effects/smart-account.ts',
  'core/effects/swap-toast-words.ts',
  'core/feature-gate.ts',
  'core/frame-verbs.ts',
  'core/selectors/account-type.ts',
  'core/selectors/frame-session.ts',
  'core/view-models/account-state.ts',
  'core/view-models/email-line.ts',
  'core/view-models/social-line.ts',
])

/** Where connectors themselves are the subject: what each is and does. */
const connectorRules = new Set(['core/domain/connector.ts', 'core/ports/ports.ts'])

const core = readModules(['core'])
const connectorModule = core.find(({ path }) => path === 'core/domain/connector.ts')?.text ?? ''
const naming = (words: RegExp) => core.filter(({ text }) => words.test(text)).map(({ path }) => path)

test('the core names EVM only in rules that are about EVM', () => {
  expect(naming(/eip155/).filter((path) => !evmRules.has(path))).toEqual([])
})

test('the core names Solana only in rules that are about Solana', () => {
  expect(naming(/['"`]solana['"`:]/).filter((path) => !solanaRules.has(path))).toEqual([])
})

test('the core names connectors only where they are told', () => {
  // "frame" is the name of a feature, too; its connector goes by its constant.
  const words =
    /['"](injected|wallet-connect|wallet-standard|local-key)['"]|(connector|connectors)\W{1,4}frame['"]/
  expect(naming(words).filter((path) => !connectorRules.has(path))).toEqual([])
})

test('a constant that stands for one connector is used only where that one is the subject', () => {
  const constants = [...connectorModule.matchAll(/export const (\w+) = '[\w-]+' satisfies ConnectorName/g)]
  const names = constants.map(([, name]) => name)
  expect(names).toHaveLength(connectorNames.length)
  expect(naming(new RegExp(`\\b(${names.join('|')})\\b`)).filter((path) => !oneConnector.has(path))).toEqual(
    [],
  )
})

test('no file is allowed what it does not do', () => {
  const lists = [
    [evmRules, /eip155/],
    [solanaRules, /['"`]solana['"`:]/],
    [oneConnector, /\b(browser|standard|pairing|frame)Connector\b/],
  ] as const
  for (const [rules, words] of lists) {
    const named = new Set(naming(words))
    expect([...rules].filter((path) => !named.has(path))).toEqual([])
  }
})
