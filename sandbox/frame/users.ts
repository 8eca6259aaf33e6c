import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { newSolanaKey } from '../solana-key.ts'
import type { AccountType } from './account-type.ts'
import { keptRows } from '../kept-rows.ts'
import { FrameRefusal } from './refusal.ts'
import { createSeal } from './seal.ts'

/** An account of somebody at a social provider, or at Farcaster. */
export type SocialAccount = { readonly provider: string; readonly subject: string; readonly username: string }

/** Somebody with a wallet here: how they sign in, where they did, and their addresses. */
export type User = {
  readonly id: string
  /** In lower case; `null` where a social account tells none. */
  readonly email: string | null
  /** By which they sign in; whoever has none does by their e-mail address. */
  readonly social?: SocialAccount
  /** The devices on which a link from a mail was opened. */
  readonly devices: readonly string[]
  readonly evmAddress: `0x${string}`
  readonly solanaAddress: string
  /** The kind of account that acts for them, once they chose one. */
  readonly preferredAccountType?: AccountType
}

/** The two keys of a user: secp256k1 in hex, Ed25519 as Solana's tools export it. */
export type UserKeys = { readonly evm: `0x${string}`; readonly solana: string }

type Kept = User & { readonly sealedKeys: string }

/** Everybody with a wallet here. */
export type Users = {
  find(id: string): User | null
  /** Whoever signs in by this address. */
  ofEmail(email: string): User | null
  /** Whoever has this address, made with keys of their own where it is nobody's. */
  withEmail(email: string): Promise<User>
  /** Whoever has this account, made where it is nobody's, whoever else has its e-mail address: a provider need not have asked whose that is. */
  withSocial(social: SocialAccount, email: string | null): Promise<User>
  /** Takes it that this device is theirs. */
  trust(id: string, device: string): void
  /** Throws where the address is somebody else's. */
  changeEmail(id: string, email: string): void
  /** Lets accounts of this type act for them; gives back who they are then. */
  prefer(id: string, type: AccountType): User
  keys(id: string): UserKeys
}

/** The users of a folder, whose keys are sealed there. */
export function createUsers(folder: string | null): Users {
  const rows = keptRows<Kept>(folder, 'frame-users.json')
  const seal = createSeal(folder === null ? null : join(folder, 'frame-seal.key'))

  const known = (id: string) => {
    const user = rows.find(id)
    if (!user) throw new FrameRefusal('The account is not known.')
    return user
  }
  const ofEmail = (email: string) =>
    rows.all().find((user) => !user.social && user.email === email.toLowerCase()) ?? null
  const ofSocial = ({ provider, subject }: SocialAccount) =>
    rows.all().find(({ social }) => social?.provider === provider && social.subject === subject) ?? null

  /** Makes keys first, and looks after that: two that come at once are one. */
  const found = async (find: () => User | null, signedInBy: Pick<User, 'email' | 'social'>) => {
    const solana = await newSolanaKey()
    const present = find()
    if (present) return present
    const evm = generatePrivateKey()
    const user: Kept = {
      ...signedInBy,
      id: randomBytes(12).toString('hex'),
      devices: [],
      evmAddress: privateKeyToAddress(evm),
      solanaAddress: solana.address,
      sealedKeys: seal.close(JSON.stringify({ evm, solana: solana.secretKey })),
    }
    rows.put(user.id, user)
    return user
  }

  return {
    find: (id) => rows.find(id),
    ofEmail,
    withEmail: (email) => found(() => ofEmail(email), { email: email.toLowerCase() }),
    async withSocial(social, email) {
      const { id } = await found(() => ofSocial(social), { email, social })
      rows.put(id, { ...known(id), email, social })
      return known(id)
    },
    trust(id, device) {
      const user = known(id)
      rows.put(id, { ...user, devices: [...new Set([...user.devices, device])] })
    },
    changeEmail(id, email) {
      const owner = ofEmail(email)
      if (owner && owner.id !== id) throw new FrameRefusal('This address belongs to another account.')
      rows.put(id, { ...known(id), email: email.toLowerCase() })
    },
    prefer(id, preferredAccountType) {
      rows.put(id, { ...known(id), preferredAccountType })
      return known(id)
    },
    keys: (id) => JSON.parse(seal.open(known(id).sealedKeys)) as UserKeys,
  }
}
