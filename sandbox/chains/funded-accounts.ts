import { bytesToHex, type Address, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** A key pair that owns coins and tokens on every chain of the sandbox; worthless anywhere else. */
export type FundedAccount = { readonly address: Address; readonly privateKey: Hex }

/** The phrase every key of the sandbox is derived from (BIP-39, path m/44'/60'/0'/0/n); known to everybody. */
export const mnemonic = 'test test test test test test test test test test test junk'

/** How many accounts are funded. Account 0 deploys the tokens; the browser wallets own 1 to 6. */
export const accountCount = 10

/** Native coins of each account at the start, in whole coins. */
export const nativeShare = 10_000

/** Derives the funded accounts, in the order of their derivation index. */
export function fundedAccounts(): readonly FundedAccount[] {
  return Array.from({ length: accountCount }, (_, addressIndex) => accountAt(addressIndex))
}

/** Whoever sends the operations of others, and is nobody's wallet. */
export function bundlerAccount(): FundedAccount {
  return accountAt(accountCount)
}

/** Who pays out what is bought for money, and is nobody's wallet. */
export function treasuryAddress(): Address {
  return accountAt(accountCount + 1).address
}

function accountAt(addressIndex: number): FundedAccount {
  const account = mnemonicToAccount(mnemonic, { addressIndex })
  const privateKey = account.getHdKey().privateKey
  if (!privateKey) throw new Error(`The phrase gave no private key for account ${addressIndex}.`)
  return { address: account.address, privateKey: bytesToHex(privateKey) }
}
