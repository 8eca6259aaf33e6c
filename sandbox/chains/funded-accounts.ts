import { pbkdf2Sync } from 'node:crypto'
import { bytesToHex, type Address, type Hex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'
import { mnemonic } from './mnemonic.ts'

/** A key pair that owns coins and tokens on every chain of the sandbox. It is worthless on public chains. */
export type FundedAccount = { readonly address: Address; readonly privateKey: Hex }

/** The number of funded accounts. Account 0 deploys the tokens; the browser wallets own 1 to 6. */
export const accountCount = 10

/** The initial native coins of each account, in whole coins. */
export const nativeShare = 10_000

/** Derives the funded accounts, in the order of their derivation indexes. */
export function fundedAccounts(): readonly FundedAccount[] {
  const keys = keysOfPhrase()
  return Array.from({ length: accountCount }, (_, index) => accountAt(keys, index))
}

/** Returns the account of the bundler, which no wallet owns. */
export function bundlerAccount(): FundedAccount {
  return accountAt(keysOfPhrase(), accountCount)
}

/** Returns the account that pays out purchases, which no wallet owns. */
export function treasuryAddress(): Address {
  return accountAt(keysOfPhrase(), accountCount + 1).address
}

// Derives the key with Node's PBKDF2, which takes a millisecond. viem's takes twenty for each account.
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
