import { expect, test } from 'vitest'
import { connectorNames } from '../../core/domain/connection/connector.ts'
import { readModules } from './modules.ts'

/** Where EVM itself is the subject: what its chains, networks and wallets are called, and examples in words for developers. */
const evmRules = new Set([
  'core/domain/names/account-name.ts',
  'core/domain/account/account.ts',
  'core/domain/values/caip.ts',
  'core/domain/buy/coinbase-network.ts',
  'core/domain/connection/connector.ts',
  'core/domain/account/contract-account.ts',
  'core/domain/network/eip155.ts',
  'core/domain/identity/ens-chain.ts',
  'core/domain/network/evm-networks.ts',
  'core/domain/network/known-networks.ts',
  'core/domain/tokens/known-tokens/known-tokens.ts',
  'core/domain/network/network.ts',
  'core/domain/buy/network-name.ts',
  'core/domain/buy/options.ts',
  'core/domain/buy/provider.ts',
  'core/domain/options/option-error.ts',
  'core/domain/preflight/coin-tokens.ts',
  'core/domain/buy/purchase.ts',
  'core/domain/sign-in/message.ts',
  'core/domain/operations/sent-transaction.ts',
  'core/domain/swap/chains.ts',
  'core/domain/swap/allowance/spenders.ts',
  'core/domain/network/test-networks.ts',
  'core/domain/operations/transfer.ts',
  'core/domain/network/viem-chain.ts',
  'core/effects/frame/smart-account-view.ts',
  'core/effects/identity/identity.ts',
  'core/effects/network/nodes.ts',
  'core/effects/operations/call-gas.ts',
  'core/effects/swap/permit.ts',
  'core/ports/ports.ts',
  'core/recording/disguise.ts',
  'core/strings/de/namespaces.ts',
  'core/strings/en/namespaces.ts',
  'core/verbs/verb-errors.ts',
  'core/view-models/sessions/eip1193-facts.ts',
])

/** Where Solana itself is the subject: what its chains and networks are called, how its requests name who signs, which of its wallets open a page, and examples in words for developers. */
const solanaRules = new Set([
  'core/domain/values/caip.ts',
  'core/domain/connection/connector.ts',
  'core/domain/network/earlier-chain-ids.ts',
  'core/domain/network/known-networks.ts',
  'core/domain/tokens/known-tokens/known-tokens.ts',
  'core/domain/buy/network-name.ts',
  'core/domain/options/option-error.ts',
  'core/domain/send/receiver.ts',
  'core/domain/operations/request/request-account.ts',
  'core/domain/operations/sent-transaction.ts',
  'core/domain/network/solana.ts',
  'core/domain/operations/transfer.ts',
  'core/effects/operations/wallet-request.ts',
  'core/verbs/verb-errors.ts',
  'core/view-models/pairing/connecting-wallet-connect.ts',
  'core/view-models/pairing/summary.ts',
  'core/view-models/sessions/solana-facts.ts',
])

/** Where one connector is the subject, by the constant that stands for it: who listens for wallets, who pairs, what the secure frame alone has, and how older tapes and records named them. */
const oneConnector = new Set([
  'core/domain/connection/connector.ts',
  'core/domain/sessions/without-chosen-accounts.ts',
  'core/effects/analytics/analytics.ts',
  'core/effects/frame/approval.ts',
  'core/effects/frame/late-frame-result.ts',
  'core/effects/frame/sign-in.ts',
  'core/effects/frame/records.ts',
  'core/effects/frame/wallet.ts',
  'core/effects/wallets/installed.ts',
  'core/effects/pairing/pairing.ts',
  'core/effects/operations/send-sender.ts',
  'core/effects/frame/smart-account.ts',
  'core/effects/swap/toast-words.ts',
  'core/engine/feature-gate.ts',
  'core/verbs/frame-verbs.ts',
  'core/selectors/account/account-type.ts',
  'core/selectors/frame/session.ts',
  'core/view-models/account/state.ts',
  'core/view-models/frame/email-line.ts',
  'core/view-models/frame/social-line.ts',
])

/** Where connectors themselves are the subject: what each is and does. */
const connectorRules = new Set(['core/domain/connection/connector.ts', 'core/ports/ports.ts'])

const core = readModules(['core'])
const connectorModule = core.find(({ path }) => path === 'core/domain/connection/connector.ts')?.text ?? ''
const naming = (words: RegExp) => core.filter(({ text }) => words.test(text)).map(({ path }) => path)

test('the core names EVM only in rules that are about EVM', () => {
  expect(naming(/eip155/).filter((path) => !evmRules.has(path))).toEqual([])
})

test('the core names Solana only in rules that are about Solana', () => {
  expect(naming(/['"`]solana['"`:]/).filter((path) => !solanaRules.has(path))).toEqual([])
})

test('the core names connectors only in the listed files', () => {
  // "frame" is the name of a feature, too; its connector goes by its constant.
  const words =
    /['"](injected|wallet-connect|wallet-standard|local-key)['"]|(connector|connectors)\W{1,4}frame['"]/
  expect(naming(words).filter((path) => !connectorRules.has(path))).toEqual([])
})

test('a constant of one connector is used only in the listed files', () => {
  const constants = [...connectorModule.matchAll(/export const (\w+) = '[\w-]+' satisfies ConnectorName/g)]
  const names = constants.map(([, name]) => name)
  expect(names).toHaveLength(connectorNames.length)
  expect(naming(new RegExp(`\\b(${names.join('|')})\\b`)).filter((path) => !oneConnector.has(path))).toEqual(
    [],
  )
})

test('no file is on a list of exceptions that it does not need', () => {
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
