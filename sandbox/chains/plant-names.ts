import { isAddress, namehash, stringToHex, toHex, type Address, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { ChainCall } from './call-chain.ts'
import { slotOf, storeAddress, storeBytes, storeText, type StoredSlot } from './storage-slots.ts'

/** A name in the registry of chain 1 (ENS): its address, its picture, and the address whose primary name it is. */
export type PlantedName = {
  readonly name: string
  /** The address of the name. `null` for a name that an address claims without owning it. */
  readonly address: Address | null
  readonly avatar: string | null
  /** The address that claims this name as its own. */
  readonly primaryOf: Address | null
  /** The addresses on other chains, by coin type (ENSIP-11). */
  readonly addresses?: Readonly<Record<number, Address>>
}

/** The server that holds other names (CCIP-Read): its origin, the address of its key, and the names. */
export type NameServer = {
  readonly origin: string
  readonly signer: Address
  readonly names: readonly string[]
}

// The public addresses of these contracts: the registry, its public resolver, and the universal resolver that viem uses.
const registry: Address = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const resolver: Address = '0xf29100983e058b709f3d539b0c765937b804ac15'
const universalResolver: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** A resolver that refers to a server. On the public network each server has its own. */
const offchainResolver: Address = '0xde9049636f4a1dfe0a64d1bfe3155c0a14c54f31'

// The storage slots of the contracts' variables.
const registrySlots = { owner: 0, resolver: 1 }
const resolverSlots = { address: 0, name: 1, text: 2, coins: 3 }
const offchainSlots = { url: 0, signer: 1 }

/** Returns the calls that put the ENS contracts and names on a node, without a block or a transaction. */
export function plantNames(names: readonly PlantedName[], server: NameServer | null): readonly ChainCall[] {
  return [
    ['anvil_setCode', [registry, artifacts.SandboxRegistry.code]],
    ['anvil_setCode', [resolver, artifacts.SandboxResolver.code]],
    ['anvil_setCode', [universalResolver, artifacts.SandboxUniversalResolver.code]],
    ...names.flatMap(plantName),
    ...(server ? plantServer(server) : []),
  ]
}

/** Returns the calls that make a server's names refer to that server. */
function plantServer({ origin, signer, names }: NameServer): readonly ChainCall[] {
  const slot = (place: number) => toHex(place, { size: 32 })
  return [
    ['anvil_setCode', [offchainResolver, artifacts.SandboxOffchainResolver.code]],
    ...stored(offchainResolver, [
      ...storeText(slot(offchainSlots.url), `${origin}/{sender}/{data}`),
      ...storeAddress(slot(offchainSlots.signer), signer),
    ]),
    ...names.flatMap((name) => own(namehash(name), signer, offchainResolver)),
  ]
}

/** Returns the calls that set an address's primary name, or remove it. Throws a sentence for an invalid address. */
export function giveAddressName(
  address: string,
  name: string | null,
  avatar: string | null,
): readonly ChainCall[] {
  if (!isAddress(address, { strict: false })) throw new Error(`${address} is no address of an EVM chain.`)
  return plantName({ name: name ?? '', address: name === null ? null : address, avatar, primaryOf: address })
}

function plantName({ name, address, avatar, primaryOf, addresses = {} }: PlantedName): readonly ChainCall[] {
  const node = namehash(name)
  const forward = address
    ? [
        ...own(node, address),
        ...stored(resolver, storeAddress(slotOf(node, resolverSlots.address), address)),
        ...stored(
          resolver,
          storeText(slotOf(stringToHex('avatar'), slotOf(node, resolverSlots.text)), avatar ?? ''),
        ),
        ...Object.entries(addresses).flatMap(([coin, there]) => {
          const slot = slotOf(toHex(BigInt(coin), { size: 32 }), slotOf(node, resolverSlots.coins))
          return stored(resolver, storeBytes(slot, there))
        }),
      ]
    : []
  if (!primaryOf) return forward
  const reverse = namehash(`${primaryOf.slice(2).toLowerCase()}.addr.reverse`)
  return [
    ...forward,
    ...own(reverse, primaryOf),
    ...stored(resolver, storeText(slotOf(reverse, resolverSlots.name), name)),
  ]
}

function own(node: Hex, owner: Address, by: Address = resolver): readonly ChainCall[] {
  return stored(registry, [
    ...storeAddress(slotOf(node, registrySlots.owner), owner),
    ...storeAddress(slotOf(node, registrySlots.resolver), by),
  ])
}

function stored(contract: Address, slots: readonly StoredSlot[]): readonly ChainCall[] {
  return slots.map(({ slot, value }) => ['anvil_setStorageAt', [contract, slot, value]] as const)
}
