import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

/** Where EVM itself is the subject: what its chains, networks and wallets are called, and examples in words for developers. */
const evmRules = new Set([
  'core/domain/account.ts',
  'core/domain/caip.ts',
  'core/domain/connector.ts',
  'core/domain/contract-account.ts',
  'core/domain/eip155.ts',
  'core/domain/ens-chain.ts',
  'core/domain/evm-networks.ts',
  'core/domain/evm-transfer.ts',
  'core/domain/known-networks.ts',
  'core/domain/network.ts',
  'core/domain/option-error.ts',
  'core/domain/sign-in-message.ts',
  'core/domain/sent-transaction.ts',
  'core/domain/test-networks.ts',
  'core/domain/viem-chain.ts',
  'core/effects/smart-account-view.ts',
  'core/effects/identity.ts',
  'core/effects/nodes.ts',
  'core/ports/ports.ts',
  'core/recording/disguise.ts',
  'core/recording/lift-sessions.ts',
  'core/strings/en/namespaces.ts',
  'core/verb-errors.ts',
  'core/view-models/eip1193-facts.ts',
])

/** Where connectors themselves are the subject: what each is and does. */
const connectorRules = new Set([
  'core/domain/connector.ts',
  'core/ports/ports.ts',
  'core/recording/lift-sessions.ts',
])

const core = readModules(['core'])
const naming = (words: RegExp) => core.filter(({ text }) => words.test(text)).map(({ path }) => path)

test('the core names EVM only in rules that are about EVM', () => {
  expect(naming(/eip155/).filter((path) => !evmRules.has(path))).toEqual([])
})

test('the core names connectors only where they are told', () => {
  const words = /['"](injected|wallet-connect)['"]/
  expect(naming(words).filter((path) => !connectorRules.has(path))).toEqual([])
})
