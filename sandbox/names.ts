import { avatarUrl, missingPicture } from './blockchain-api/icons.ts'
import type { FundedAccount } from './chains/funded-accounts.ts'
import type { PlantedName } from './chains/plant-names.ts'
import type { SmartAccount } from './chains/smart-account.ts'
import type { KeptName } from './gateway/start-gateway.ts'

const inlinePicture = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7048e8"/><circle cx="4" cy="4" r="2" fill="#f3f0ff"/></svg>',
)}`

type Address = FundedAccount['address']

/** A contract that is only on chain 1. */
export const vault: Address = '0x7a017a017a017a017a017a017a017a017a017a01'

const ether = 60
/** Base's coin type for names (ENSIP-11). */
const base = 0x8000_0000 + 8453

/** Returns the names on chain 1. Only the second accounts of wallets have one. Their pictures are at `origin`. */
export function namesOnChain(
  accounts: readonly FundedAccount[],
  smartAccount: SmartAccount,
  origin: string | null,
): readonly PlantedName[] {
  const at = (index: number) => accounts[index]?.address ?? null
  const served = origin === null ? null : avatarUrl(origin, 'first-mate.eth')
  const missing = origin === null ? null : missingPicture(origin)
  return [
    { name: 'first-mate.eth', address: at(2), avatar: served, primaryOf: at(2) },
    { name: 'keeper.eth', address: at(6), avatar: inlinePicture, primaryOf: at(6) },
    { name: 'wreck.eth', address: at(8), avatar: missing, primaryOf: at(8) },
    { name: 'crew.eth', address: smartAccount.address, avatar: null, primaryOf: smartAccount.address },
    { name: 'two-homes.eth', address: at(6), avatar: null, primaryOf: null, addresses: recordsOf(at(8)) },
    { name: 'vault.eth', address: vault, avatar: null, primaryOf: null },
    // Account 9 claims another account's name.
    { name: 'first-mate.eth', address: null, avatar: null, primaryOf: at(9) },
  ]
}

function recordsOf(onBase: Address | null): Readonly<Record<number, Address>> {
  return onBase === null ? {} : { [base]: onBase }
}

/** Returns the names on a server of their own (CCIP-Read). */
export function keptNames(accounts: readonly FundedAccount[]): readonly KeptName[] {
  const address = accounts[8]?.address
  return address ? [{ name: 'pilot.base.eth', addresses: { [ether]: address, [base]: address } }] : []
}

/** Returns the names that are registered with the blockchain API. */
export function registeredNames(accounts: readonly FundedAccount[]) {
  const address = accounts[4]?.address ?? ''
  return [
    { name: 'lamplighter.wcn.id', address, bio: 'Keeps the light.' },
    { name: 'beacon.reown.id', address },
  ]
}
