import { encodeBase58 } from '../../base58.ts'
import type { LedgerAccount } from '../ledger/ledger.ts'
import { tokenProgramAt } from './programs.ts'
import { tokenAmount } from '../tokens/token-amount.ts'
import { extensionNumbers, readExtensions, readHolding, readLabel, readMint } from '../tokens/token-bytes.ts'

/** The parsed data of an account. */
export type ParsedData = { readonly program: string; readonly parsed: unknown; readonly space: number }

/** Returns the parsed data of a mint or a token account. Returns `null` for accounts of other programs. */
export function parseAccount(
  { owner, data }: LedgerAccount,
  decimalsOf: (mint: string) => number | null,
): ParsedData | null {
  const program = tokenProgramAt(owner)
  if (!program) return null
  const space = data.length
  const extensions = program === 'spl-token' ? {} : { extensions: describeExtensions(data) }
  const mint = readMint(data, program)
  if (mint) {
    const info = { ...mint, supply: mint.supply.toString(), ...extensions }
    return { program, parsed: { info, type: 'mint' }, space }
  }
  const holding = readHolding(data, program)
  const decimals = holding && decimalsOf(holding.mint)
  if (!holding || decimals === null) return null
  const { delegate, delegatedAmount, nativeReserve, closeAuthority } = holding
  const info = {
    isNative: nativeReserve !== null,
    mint: holding.mint,
    owner: holding.owner,
    state: holding.state,
    tokenAmount: tokenAmount(holding.amount, decimals),
    ...(delegate !== null && { delegate, delegatedAmount: tokenAmount(delegatedAmount, decimals) }),
    ...(nativeReserve !== null && { rentExemptReserve: tokenAmount(nativeReserve, decimals) }),
    ...(closeAuthority !== null && { closeAuthority }),
    ...extensions,
  }
  return { program, parsed: { info, type: 'account' }, space }
}

function describeExtensions(data: Uint8Array): readonly unknown[] {
  return readExtensions(data).map(({ number, content }) => {
    if (number === extensionNumbers.immutableOwner) return { extension: 'immutableOwner' }
    if (number === extensionNumbers.metadataPointer) {
      const [authority, metadataAddress] = [content.subarray(0, 32), content.subarray(32)].map(encodeBase58)
      return { extension: 'metadataPointer', state: { authority, metadataAddress } }
    }
    if (number === extensionNumbers.tokenMetadata) {
      return { extension: 'tokenMetadata', state: { ...readLabel(content), additionalMetadata: [] } }
    }
    return { extension: 'unparseableExtension' }
  })
}
