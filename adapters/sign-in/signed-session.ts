import { isAddress } from '../../core/domain/account/account.ts'
import { isChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { SignedAnswer } from '../../core/ports/sign-in.ts'

const nobody: SignedAnswer = { address: null, chainId: null }

/** Reads the host's session. Throws `malformed-answer` if it is no account on a chain. */
export function signedSession(given: unknown): SignedAnswer {
  if (given === null || given === undefined) return nobody
  const { address: named, chainId: on } = Object(given) as Readonly<Record<string, unknown>>
  const address = typeof named === 'string' ? named.slice(named.lastIndexOf(':') + 1) : named
  const reference = typeof on === 'number' || typeof on === 'string' ? String(on) : ''
  const family = String(address).startsWith('0x') ? 'eip155' : 'solana'
  const chainId = reference.includes(':') ? reference : `${family}:${reference}`
  if (isAddress(address) && isChainId(chainId)) return { address, chainId }
  const isAboutChain = isAddress(address)
  throw new LatchkeyError(
    'malformed-answer',
    `The ${isAboutChain ? 'chainId' : 'address'} of getSession is ${shapeOf(isAboutChain ? on : named)}; expected { address, chainId } such as { address: "0x…", chainId: 1 }, or null.`,
  )
}
