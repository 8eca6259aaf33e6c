import { ProviderError, providerCodes } from './provider-error.ts'
import type { Wallet } from './wallet.ts'

/** Answers `eth_accounts`. Never asks the visitor, and is empty for a site that is not approved. */
export async function accounts(wallet: Wallet): Promise<readonly string[]> {
  return wallet.visibleAddresses()
}

/** Answers `eth_requestAccounts`. Asks the visitor unless the site is approved and the wallet unlocked. */
export async function requestAccounts(wallet: Wallet): Promise<readonly string[]> {
  if (!wallet.state().approved?.length) await chooseAccounts(wallet)
  return wallet.visibleAddresses()
}

/** Answers `wallet_requestPermissions` (EIP-2255). Asks every time, so that the visitor can choose other accounts. */
export async function requestPermissions(wallet: Wallet): Promise<readonly object[]> {
  await chooseAccounts(wallet)
  return getPermissions(wallet)
}

/** Answers `wallet_getPermissions` (EIP-2255). */
export async function getPermissions(wallet: Wallet): Promise<readonly object[]> {
  if (wallet.state().approved === null) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: wallet.visibleAddresses() }]
  return [{ parentCapability: 'eth_accounts', invoker: location.origin, caveats }]
}

/** Answers `wallet_revokePermissions`. Forgets the approval and emits the change. */
export async function revokePermissions(wallet: Wallet): Promise<null> {
  const { revoke } = wallet.state().behaviour
  if (revoke === 'hang') return new Promise(() => undefined)
  if (revoke === 'fail')
    throw new ProviderError(providerCodes.internal, 'The permission could not be taken back.')
  wallet.change({ approved: null })
  return null
}

async function chooseAccounts(wallet: Wallet): Promise<void> {
  const chosen = await wallet.consent({
    title: 'Let this site see your accounts?',
    approve: 'Connect',
    accounts: wallet.keys.map((key) => key.address),
  })
  wallet.change({ approved: chosen })
}
