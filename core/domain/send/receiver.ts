import { isAddressOn } from '../account/account.ts'
import type { Address } from '../account/account.ts'
import { fromBase58 } from '../values/base58.ts'
import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import type { FoundReceiver } from './found-receiver.ts'
import { isKeyless } from '../account/keyless-address.ts'
import { isSameAddress } from '../account/same-account.ts'

/** The text in the field of the receiver: an address of the chain, a name to look up, or an invalid text. */
type TypedReceiver =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid' }

/** A warning about a receiver: it is the sender, a token contract, an address without a key, or an address without a checksum (EIP-55). */
export type ReceiverWarning = 'own-address' | 'token-contract' | 'keyless' | 'no-checksum'

/** Invisible characters at both ends of a copied text. */
const ends = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu
/** The form of addresses in wallets' QR codes: a scheme before the address, and a chain id after it (EIP-681). */
const link = /^(?:ethereum:(?<onEvm>0x[\da-f]{40})(?:@(?<reference>\d+))?|solana:(?<onSolana>\w+))$/i

const hexAddress = /^0x[\da-f]{40}$/i
const oneCase = /^0x(\d*[a-f][\da-f]*|\d*[A-F][\dA-F]*)$/
const name = /^[^\s./\\:@]+(\.[^\s./\\:@]+)+$/u

/** Reads a typed receiver on a chain. Other code checks the checksum and resolves names. Names are those of ENS, so Solana has none. */
export function typedReceiver(text: string, chainId: ChainId): TypedReceiver {
  const given = plainReceiver(text, chainId)
  if (given === '') return { kind: 'nothing' }
  const isWhole = hexAddress.test(given) || isPublicKey(given)
  if (isWhole && isAddressOn(chainId, given)) return { kind: 'address', address: given }
  const hasNames = namespaceOf(chainId) !== 'solana'
  return hasNames && name.test(given) ? { kind: 'name', name: given } : { kind: 'invalid' }
}

/**
 * Returns a typed or pasted text without invisible ends. From a link to an address on this chain (EIP-681), returns the address. Any other link stays
 * unchanged.
 */
export function plainReceiver(text: string, chainId: ChainId): string {
  const given = text.replace(ends, '')
  const { onEvm, reference = referenceOf(chainId), onSolana } = link.exec(given)?.groups ?? {}
  const isOnSolana = namespaceOf(chainId) === 'solana'
  const address = isOnSolana ? onSolana : onEvm
  const isHere = isOnSolana || reference === referenceOf(chainId)
  return address !== undefined && isHere && isAddressOn(chainId, address) ? address : given
}

/** A receiver that can never send anything back. */
type LostReceiver = Extract<ReceiverWarning, 'token-contract' | 'keyless'>

/** Returns whether no one could ever move the tokens of such a receiver. */
export function isLostReceiver(warning: string | null): warning is LostReceiver {
  return warning === 'token-contract' || warning === 'keyless'
}

/** Returns the warnings about a receiver, the most severe first. */
export function receiverWarnings({
  receiver,
  typed,
  sender,
  token,
  tokens = [],
  isToken = false,
}: {
  readonly receiver: Address
  /** The typed text, as `plainReceiver` returns it. It may be a name. */
  readonly typed: string
  readonly sender: Address
  /** The contract or mint of the sent token. Null for the coin. */
  readonly token: Address | null
  /** The contracts or mints of all known tokens on the chain. */
  readonly tokens?: readonly Address[]
  /** Whether the receiver is a contract that answers like a token. */
  readonly isToken?: boolean | undefined
}): readonly ReceiverWarning[] {
  const known = token === null ? tokens : [token, ...tokens]
  const found: readonly (ReceiverWarning | null)[] = [
    isToken || known.some((one) => isSameAddress(receiver, one)) ? 'token-contract' : null,
    isKeyless(receiver) ? 'keyless' : null,
    isSameAddress(receiver, sender) ? 'own-address' : null,
    oneCase.test(typed) ? 'no-checksum' : null,
  ]
  return found.filter((warning) => warning !== null)
}

/** Returns the most severe warning about a receiver, or null. */
export function gravestWarning({
  isContract,
  ...receiver
}: Parameters<typeof receiverWarnings>[0] & { readonly isContract: boolean }):
  | ReceiverWarning
  | 'contract'
  | null {
  const [first = null] = receiverWarnings(receiver)
  const isGrave = isLostReceiver(first) || first === 'own-address'
  return isContract && !isGrave ? 'contract' : first
}

/**
 * Returns whether a receiver is refused. It is a contract on another chain, so its key may not exist on this one. The visitor's own account is
 * exempt.
 */
export function isForeignContract({ contractOn = [], isOwn }: FoundReceiver): boolean {
  return contractOn.length > 0 && !isOwn
}

/** Returns whether a text is 32 bytes in base58, as keys and addresses of Solana are. */
function isPublicKey(text: string): boolean {
  return text.length <= 44 && fromBase58(text)?.length === 32
}
