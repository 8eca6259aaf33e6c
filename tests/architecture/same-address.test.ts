import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

/** Values that chains and wallets write in different cases. */
const caseless =
  /^(hash|address|account|spender|owner|sender|receiver|recipient|token|mint|contract|approvedBy|replacement|delegate)(es|s)?$|(Hash|Address)$/

/** Solana writes addresses and signatures in base58, where the case of a letter counts. Fakes answer what a test gave them. */
const exactFiles = /solana|^adapters\/(wallet-standard|fake)\//

/** Other comparisons that are right to the letter, and why. */
const exact: Readonly<Record<string, string>> = {
  'core/verbs/frame-verbs.ts: text === standing?.address': 'E-mail addresses.',
  'core/domain/sessions/chosen-account.ts: accounts[0] === over':
    'Adapters write every account with its checksum.',
  'core/selectors/sessions/chosen-account.ts: shared === accounts[0]': 'Both are of one list.',
  'core/reducers/swap/tokens.ts: draft.sought?.address === address': 'A question and its answer.',
  'core/reducers/swap/tokens.ts: draft.sought?.address !== address': 'A question and its answer.',
  'core/view-models/send/wallet-send-select-token.ts: one !== token': 'Objects of one list.',
  'adapters/eip1193/checked-address.ts: value === address': 'The checksum is checked.',
  'adapters/send/checked-receiver.ts: text === address': 'The checksum is checked.',
  'adapters/node/folder-lock.ts: owner === process.pid': 'Processes.',
  'adapters/tokens/balance-row.ts: address === solanaCoinAddress': 'An address of Solana.',
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const modules = readModules(['core', 'adapters', 'renderers', 'entries']).filter(
  ({ path }) => !exactFiles.test(path),
)

test('addresses and hashes are compared by `isSameAddress` and `isSameHash`', () => {
  const found = modules.flatMap(({ path, text }) =>
    comparisonsIn(parseSync(path, text).program as unknown as Node)
      .map(({ start, end }) => `${path}: ${text.slice(start as number, end as number)}`)
      .filter((one) => !(one in exact)),
  )
  expect(found).toEqual([])
})

test('every exception is still in the code', () => {
  const isThere = (one: string) =>
    modules.some(({ path, text }) => one.startsWith(`${path}: `) && text.includes(one.slice(path.length + 2)))
  expect(Object.keys(exact).filter((one) => !isThere(one))).toEqual([])
})

/** Comparisons of two texts of which one is named as an address or a hash. */
function comparisonsIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(comparisonsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const inner = Object.values(node).flatMap(comparisonsIn)
  return isComparison(node) ? [node, ...inner] : inner
}

function isComparison({ type, operator, left, right }: Node): boolean {
  if (type !== 'BinaryExpression' || (operator !== '===' && operator !== '!==')) return false
  const names = [nameOf(left as Node), nameOf(right as Node)]
  return names.every((name) => name !== null) && names.some((name) => caseless.test(name ?? ''))
}

/** The name of a variable or a field. Null for anything else, as for literals. */
function nameOf({ type, ...node }: Node): string | null {
  if (type === 'Identifier') return node.name === 'undefined' ? null : (node.name as string)
  if (type === 'ChainExpression' || type === 'TSNonNullExpression') return nameOf(node.expression as Node)
  if (type !== 'MemberExpression') return null
  return nameOf((node.computed ? node.object : node.property) as Node)
}
