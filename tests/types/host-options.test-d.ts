import type * as z from 'zod/mini'
import type * as viemChains from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import type { FeatureOption } from '../../core/domain/features/features.ts'
import type { HostOptions } from '../../core/domain/options/host-options.ts'
import type { LatchkeyErrorCode } from '../../core/domain/errors/latchkey-error.ts'
import type { NativeCurrency, Network } from '../../core/domain/network/network.ts'
import type * as schema from '../../core/domain/network/network.schema.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { ViemChain } from '../../core/domain/network/viem-chain.ts'
import type { LatchkeyOptions } from '../../entries/index.ts'

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** What the schema takes, except that defaults are filled in, that one RPC URL may stand for a list of one, and that a network may be written as viem does. */
type Accepted = Optional<Omit<Options, 'networks' | 'endpoints' | 'rpcUrls'>> & {
  networks: (Network | Written<ViemChain>)[]
  endpoints?: Optional<Options['endpoints']> | undefined
  rpcUrls?: Record<string, string | string[]> | undefined
}
type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Written<Value[Name]> }
    : Value

test('a host may write every option of the schema, and no other', () => {
  expectTypeOf<keyof HostOptions>().toEqualTypeOf<keyof Options>()
})

test('a host option covers every feature, including e-mail, accounts and past transactions', () => {
  expectTypeOf<keyof NonNullable<HostOptions['features']>>().toEqualTypeOf<
    FeatureOption | 'email' | 'socials' | 'history'
  >()
})

test('the type of each option equals its schema in both directions', () => {
  expectTypeOf<Written<HostOptions>>().toExtend<Accepted>()
  expectTypeOf<Accepted>().toExtend<HostOptions>()
})

test('createLatchkey accepts the options plus storage, ports, listeners, logger and recorder', () => {
  expectTypeOf<Exclude<keyof LatchkeyOptions, keyof HostOptions>>().toEqualTypeOf<
    'storage' | 'ports' | 'recorder' | 'siwe' | 'onAnalytics' | 'logger'
  >()
  expectTypeOf<Exclude<keyof HostOptions, keyof LatchkeyOptions>>().toEqualTypeOf<never>()
})

test('the code of an error is one of a known list', () => {
  expectTypeOf<'user-rejected' | 'bad-option' | 'bad-tape'>().toExtend<LatchkeyErrorCode>()
  expectTypeOf<string>().not.toExtend<LatchkeyErrorCode>()
})

test('every chain of viem may be a network', () => {
  expectTypeOf<(typeof viemChains)[keyof typeof viemChains]>().toExtend<HostOptions['networks'][number]>()
})

test('a network is written as its schema has it', () => {
  expectTypeOf<Network>().toEqualTypeOf<z.infer<typeof schema.networkSchema>>()
  expectTypeOf<NativeCurrency>().toEqualTypeOf<z.infer<typeof schema.nativeCurrencySchema>>()
})
