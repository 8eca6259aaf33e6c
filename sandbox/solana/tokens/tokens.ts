import { createHash } from 'node:crypto'
import { getAddressDecoder, type Address } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { findAssociatedTokenPda } from '@solana-program/token'
import { tokenPrograms, type TokenProgram } from '../../token-programs.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { coinShare, tokenShare, type SolanaPerson } from '../persons.ts'
import { writeHolding, writeMint } from './token-bytes.ts'
import { metadataAddress, metadataProgram, writeMetadata } from './token-metadata.ts'

/** A token of the sandbox's Solana. */
export type SolanaToken = {
  readonly name: string
  readonly symbol: string
  readonly mint: Address
  readonly decimals: number
  readonly program: TokenProgram
}

const plans = [
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, program: 'spl-token' },
  { name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, program: 'spl-token' },
  { name: 'PayPal USD', symbol: 'PYUSD', decimals: 6, program: 'spl-token-2022' },
] as const

const lamportsOfCoin = 1_000_000_000n

/** The tokens, two of the first token program and one of Token-2022. Their mints are the same on every start. */
export const solanaTokens: readonly SolanaToken[] = plans.map((plan) => ({
  ...plan,
  mint: getAddressDecoder().decode(createHash('sha256').update(`sandbox mint ${plan.symbol}`).digest()),
}))

/** Returns the address of an owner's token account. */
export async function holdingAddress(owner: Address, { mint, program }: SolanaToken): Promise<Address> {
  const [address] = await findAssociatedTokenPda({ owner, mint, tokenProgram: tokenPrograms[program] })
  return address
}

/** Gives coins and tokens to the persons of a fresh ledger. The first person is the mint authority. */
export async function dealTokens(ledger: Ledger, persons: readonly SolanaPerson[]): Promise<void> {
  const authority = (persons[0]?.address ?? SYSTEM_PROGRAM_ADDRESS) as Address
  for (const { address } of persons)
    ledger.put(address as Address, {
      lamports: coinShare * lamportsOfCoin,
      owner: SYSTEM_PROGRAM_ADDRESS,
      data: new Uint8Array(),
      executable: false,
    })
  for (const token of solanaTokens) {
    const { mint, decimals, name, symbol, program } = token
    const amount = tokenShare * 10n ** BigInt(decimals)
    const label = { updateAuthority: authority, mint, name, symbol, uri: '' }
    const isLabelled = program === 'spl-token-2022'
    const keep = (address: Address, data: Uint8Array, keeper: Address = tokenPrograms[program]) =>
      ledger.put(address, { lamports: ledger.rent(data.length), owner: keeper, data, executable: false })
    const supply = amount * BigInt(persons.length)
    keep(mint, writeMint({ decimals, supply, authority, label: isLabelled ? label : null }))
    if (!isLabelled) keep(await metadataAddress(mint), writeMetadata(label), metadataProgram)
    for (const person of persons) {
      const owner = person.address as Address
      keep(await holdingAddress(owner, token), writeHolding({ mint, owner, amount }, program))
    }
  }
}
