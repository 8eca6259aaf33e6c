import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { isAddress } from '../../../../core/domain/account/account.ts'
import { addressSchema } from '../../../../core/domain/account/account.schema.ts'
import { isChainId, isNamespace } from '../../../../core/domain/values/caip.ts'
import { chainIdSchema, namespaceSchema } from '../../../../core/domain/values/caip.schema.ts'
import { failureOf } from '../../../../core/domain/errors/failure.ts'
import { failureSchema } from '../../../../core/domain/errors/failure.schema.ts'
import { isFailureCode } from '../../../../core/domain/errors/failure-code.ts'
import { failureCodeSchema } from '../../../../core/domain/errors/failure-code.schema.ts'
import { rememberedSessionOf } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { rememberedSessionSchema } from '../../../../core/domain/sessions/remembered-sessions.schema.ts'
import { isViewName } from '../../../../core/domain/features/view-name.ts'
import { viewNameSchema } from '../../../../core/domain/features/view-name.schema.ts'
import { recentWalletsOf } from '../../../../core/domain/wallets/recent-wallets.ts'
import { installedWalletOf } from '../../../../core/domain/wallets/wallet.ts'
import { installedWalletSchema } from '../../../../core/domain/wallets/installed-wallet.schema.ts'
import { walletSchema } from '../../../../core/domain/wallets/wallet.schema.ts'

const chainId = fc.constantFrom(
  'eip155:1',
  'eip155:0',
  `solana:${'1'.repeat(32)}`,
  'solana:devnet',
  'eip155:01',
)
const text = fc.oneof(
  fc.constantFrom('eip155', 'solana', 'injected', 'wallet-connect', 'timed-out', 'Connect', 'toString', ''),
  fc.constantFrom(
    `0x${'a'.repeat(40)}`,
    'x'.repeat(291),
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
  ),
  chainId,
  fc.string(),
)
const anything = fc.oneof(text, fc.anything())
const wallet = fc.record(
  { key: text, name: text, icon: fc.oneof(text, fc.constant(null)), more: anything },
  { requiredKeys: ['name'] },
)
const served = fc.record(
  {
    namespace: text,
    chainId: fc.oneof(chainId, fc.constant(undefined)),
    chosen: fc.oneof(fc.record({ address: text, over: anything, more: anything }), fc.constant(undefined)),
  },
  { requiredKeys: ['namespace'] },
)
const kept = fc.record(
  {
    connector: text,
    wallet: fc.oneof(wallet, anything),
    namespaces: fc.oneof(fc.array(fc.oneof(served, anything), { maxLength: 3 }), anything),
  },
  { requiredKeys: ['wallet'] },
)

const seed = 20261122
const agree = (given: fc.Arbitrary<unknown>, schema: z.ZodMiniType, read: (given: unknown) => unknown) =>
  fc.assert(
    fc.property(given, (value) => {
      const { success, data } = schema.safeParse(value)
      expect(read(value)).toEqual(success ? data : null)
    }),
    { seed, numRuns: 1000 },
  )
const passed = (guard: (given: unknown) => boolean) => (given: unknown) => (guard(given) ? given : null)

test.each([
  ['a namespace', namespaceSchema, isNamespace],
  ['a chain id', chainIdSchema, isChainId],
  ['an address', addressSchema, isAddress],
  ['a failure code', failureCodeSchema, isFailureCode],
  ['a view name', viewNameSchema, isViewName],
] as const)('%s has a guard that agrees with its schema', (_, schema, guard) =>
  agree(anything, schema, passed(guard)),
)

test('an installed wallet is read as its schema reads it', () =>
  agree(fc.oneof(wallet, anything), installedWalletSchema, installedWalletOf))

test('a remembered session is read as its schema reads it', () =>
  agree(fc.oneof(kept, anything), rememberedSessionSchema, rememberedSessionOf))

const listed = fc.record(
  {
    id: text,
    name: text,
    order: fc.oneof(fc.integer(), text),
    homepage: fc.oneof(text, fc.constant(null)),
    rdns: anything,
  },
  { requiredKeys: ['name'] },
)

test('recent wallets are read as their schema reads them', () =>
  agree(
    fc.array(fc.oneof(listed, anything), { maxLength: 2 }).map((kept) => JSON.parse(JSON.stringify(kept))),
    z.array(walletSchema).check(z.minLength(1)),
    (kept) => {
      const found = recentWalletsOf(JSON.stringify(kept))
      return found.length > 0 ? found : null
    },
  ))

test('a failure by its schema passes unchanged, and anything else becomes one', () =>
  fc.assert(
    fc.property(fc.oneof(fc.record({ code: text, detail: anything }), anything), (given) => {
      expect(failureSchema.safeParse(failureOf(given)).success).toBe(true)
      if (failureSchema.safeParse(given).success) expect(failureOf(given)).toBe(given)
    }),
    { seed, numRuns: 1000 },
  ))
