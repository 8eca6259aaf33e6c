import { avatarUrl, missingPicture } from './blockchain-api/icons.ts'
import type { FundedAccount } from './chains/funded-accounts.ts'
import type { PlantedName } from './chains/plant-names.ts'
import type { SmartAccount } from './chains/smart-account.ts'

const inlinePicture = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7048e8"/><circle cx="4" cy="4" r="2" fill="#f3f0ff"/></svg>',
)}`

/** The names on chain 1; only second accounts of wallets have one, and `origin` is where their pictures are. */
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
    // Account 9 says that it is somebody else.
    { name: 'first-mate.eth', address: null, avatar: null, primaryOf: at(9) },
  ]
}

/** The names that are registered with the blockchain API itself. */
export function registeredNames(accounts: readonly FundedAccount[]) {
  const address = accounts[4]?.address ?? ''
  return [
    { name: 'lamplighter.wcn.id', address, bio: 'Keeps the light.' },
    { name: 'beacon.reown.id', address },
  ]
}
