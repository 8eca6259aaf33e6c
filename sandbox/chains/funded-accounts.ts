import { pbkdf2Sync } from 'node:crypto'
import { bytesToHex, type Address, type Hex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'
import { mnemonic } from './mnemonic.ts'

/** A key pair that owns coins and tokens on every chain of the sandbox; worthless anywhere else. */
export type FundedAccount = { readonly address: Address; readonly privateKey: Hex }

/** How many accounts are funded. Account 0 deploys the tokens; the browser wallets own 1 to 6. */
export const accountCount = 10

/** Native coins of each account at the start, in whole coins. */
export const nativeShare = 10_000

/** Derives the funded accounts, in the order of their derivation index. */
export function fundedAccounts(): readonly FundedAccount[] {
  const keys = keysOfPhrase()
  return Array.from({ length: accountCount }, (_, index) => accountAt(keys, index))
}

/** Whoever sends the operations of others, and is nobody's wallet. */
export function bundlerAccount(): FundedAccount {
  return accountAt(keysOfPhrase(), accountCount)
}

/** Who pays out what is bought for money, and is nobody's wallet. */
export function treasuryAddress(): Address {
  return accountAt(keysOfPhrase(), accountCount + 1).address
}

// Node's own PBKDF2 takes a millisecond; the one that viem brings takes twenty, and once for each account.
function keysOfPhrase(): HDKey {
  const seed = pbkdf2Sync(mnemonic, 'mnemonic', 2_048, 64, 'sha512')
  return HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
}

function accountAt(keys: HDKey, index: number): FundedAccount {
  const { privateKey } = keys.deriveChild(index)
  if (!privateKey) throw new Error(`The phrase gave no private key for account ${index}.`)
  const key = bytesToHex(privateKey)
  return { address: privateKeyToAddress(key), privateKey: key }
}
