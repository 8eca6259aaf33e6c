import { isAddressOn } from '../account/account.ts'
import type { Address } from '../account/account.ts'
import { fromBase58 } from '../values/base58.ts'
import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import type { FoundReceiver } from './found-receiver.ts'
import { isKeyless } from '../account/keyless-address.ts'
import { isSameAddress } from '../account/same-account.ts'

/** What a visitor typed where a receiver belongs: an address of the chain, a name that somebody must look up, or what is neither. */
type TypedReceiver =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid' }

/** What to know of a receiver before sending: it is the sender, the contract of a token, or nobody's, or it has no checksum (EIP-55). */
export type ReceiverWarning = 'own-address' | 'token-contract' | 'keyless' | 'no-checksum'

/** What copying brings along at both ends, and nobody sees. */
const ends = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu
/** What the QR codes of wallets write before an address, and the chain that they may name after it. */
const link = /^(?:ethereum:(?<onEvm>0x[\da-f]{40})(?:@(?<reference>\d+))?|solana:(?<onSolana>\w+))$/i

const hexAddress = /^0x[\da-f]{40}$/i
const oneCase = /^0x(\d*[a-f][\da-f]*|\d*[A-F][\dA-F]*)$/
const name = /^[^\s./\\:@]+(\.[^\s./\\:@]+)+$/u

/** Reads what a visitor typed as a receiver on a chain. Whether a checksum fits, and whom a name leads to, others know; names are those of ENS, so that there are none on Solana. */
export function typedReceiver(text: string, chainId: ChainId): TypedReceiver {
  const given = plainReceiver(text, chainId)
  if (given === '') return { kind: 'nothing' }
  const isWhole = hexAddress.test(given) || isPublicKey(given)
  if (isWhole && isAddressOn(chainId, given)) return { kind: 'address', address: given }
  const hasNames = namespaceOf(chainId) !== 'solana'
  return hasNames && name.test(given) ? { kind: 'name', name: given } : { kind: 'invalid' }
}

/** Returns what a visitor typed or pasted without invisible ends, and of a link to an address on this chain (EIP-681) the address. Any other link stays as it is. */
export function plainReceiver(text: string, chainId: ChainId): string {
  const given = text.replace(ends, '')
  const { onEvm, reference = referenceOf(chainId), onSolana } = link.exec(given)?.groups ?? {}
  const isOnSolana = namespaceOf(chainId) === 'solana'
  const address = isOnSolana ? onSolana : onEvm
  const isHere = isOnSolana || reference === referenceOf(chainId)
  return address !== undefined && isHere && isAddressOn(chainId, address) ? address : given
}

/** A receiver from whom nothing ever comes back. */
type LostReceiver = Extract<ReceiverWarning, 'token-contract' | 'keyless'>

/** Whether nobody could ever move what such a receiver gets. */
export function isLostReceiver(warning: string | null): warning is LostReceiver {
  return warning === 'token-contract' || warning === 'keyless'
}

/** What somebody should know of a receiver before sending, the gravest first. */
export function receiverWarnings({
  receiver,
  typed,
  sender,
  token,
  tokens = [],
  isToken = false,
}: {
  readonly receiver: Address
  /** What the visitor typed, as `plainReceiver` has it; it may be a name. */
  readonly typed: string
  readonly sender: Address
  /** The contract or mint of the token that is sent; null for the coin. */
  readonly token: Address | null
  /** The contracts or mints of whatever tokens are known on the chain. */
  readonly tokens?: readonly Address[]
  /** Whether a contract stands at the receiver that answers like a token. */
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

/** Returns the gravest thing to know of a receiver, null if there is nothing. */
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

/** Whether a receiver is refused: a contract stands at its address on another chain, so that nobody may have the key here. The visitor's own account is not. */
export function isForeignContract({ contractOn = [], isOwn }: FoundReceiver): boolean {
  return contractOn.length > 0 && !isOwn
}

/** Whether a text is 32 bytes in base58, as keys and addresses of Solana are. */
function isPublicKey(text: string): boolean {
  return text.length <= 44 && fromBase58(text)?.length === 32
}
