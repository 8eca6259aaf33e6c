import type { AccountType } from '../../core/domain/account/account-type.ts'
import { accountTypes } from '../../core/domain/account/account-type.ts'
import type { Address } from '../../core/domain/account/account.ts'
import { defaultChain, isChainId, namespaceOf, referenceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { currentChainId } from '../../core/domain/network/earlier-chain-ids.ts'
import { eip155ChainId } from '../../core/domain/network/eip155.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { EmailStep, FrameUser } from '../../core/ports/frame.ts'
import { accountsOf } from '../eip1193/wallet-answers.ts'
import type { AnswerOf, PayloadOf } from './questions.ts'

/** The step that follows the e-mail address, by the frame's name for it. */
export const emailSteps: Readonly<Record<AnswerOf<'CONNECT_EMAIL'>['action'], EmailStep>> = {
  VERIFY_DEVICE: 'device',
  VERIFY_OTP: 'code',
  CONNECT: 'none',
}

/** Returns a chain in the frame's form: a number for an EVM chain, else the complete id. Null becomes chain 1. */
export function frameChain(chainId: ChainId | null): PayloadOf<'SWITCH_NETWORK'>['chainId'] {
  const meant = chainId ?? defaultChain
  return namespaceOf(meant) === 'eip155' ? Number(referenceOf(meant)) : meant
}

/** Reads a chain in the frame's form, a number or a text. Throws `invalid-chain-id`. */
export function chainOf(named: string | number): ChainId {
  const inFull = typeof named === 'string' && !named.includes(':') ? `solana:${named}` : named
  const chainId = isChainId(inFull) ? currentChainId(inFull) : eip155ChainId(named)
  if (chainId) return chainId
  throw new LatchkeyError(
    'invalid-chain-id',
    `The secure frame named ${shapeOf(named)} as its chain; expected a number such as 1, or an id such as eip155:1.`,
  )
}

/** Reads an address of the frame. Throws `invalid-address` if its checksum is wrong. */
export async function addressOf(named: string): Promise<Address> {
  const [address = named] = named.startsWith('0x') ? await accountsOf([named]) : [named]
  return address
}

/** Reads the signed-in user. Throws `invalid-address` or `invalid-chain-id`. */
export async function userOf(given: AnswerOf<'GET_USER'>): Promise<FrameUser> {
  const accounts = (given.accounts ?? []).map(async ({ address, type }) => ({
    address: await addressOf(address),
    type,
  }))
  return {
    email: given.email ?? null,
    address: await addressOf(given.address),
    chainId: chainOf(given.chainId),
    accounts: await Promise.all(accounts),
    preferredAccountType: typeOf(given.preferredAccountType),
    isSmartAccountDeployed: given.smartAccountDeployed ?? false,
  }
}

/** Returns a name that is safe to show, or null. */
export function usernameOf({ userName }: AnswerOf<'CONNECT_FARCASTER'>): string | null {
  return displayName(userName)
}

function typeOf(named: string | undefined): AccountType | null {
  return accountTypes.find((type) => type === named) ?? null
}
