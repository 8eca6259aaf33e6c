import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { newSolanaKey } from '../solana-key.ts'
import type { AccountType } from './account-type.ts'
import { keptRows } from '../kept-rows.ts'
import { FrameRefusal } from './refusal.ts'
import { createSeal } from './seal.ts'

/** An account at a social provider or at Farcaster. */
export type SocialAccount = { readonly provider: string; readonly subject: string; readonly username: string }

/** A user with a wallet: the sign-in methods, the devices, and the addresses. */
export type User = {
  readonly id: string
  /** The lowercase e-mail address, or `null` if a social account has none. */
  readonly email: string | null
  /** The social account for signing in. Without one, the user signs in by e-mail. */
  readonly social?: SocialAccount
  /** The devices on which the user opened a link of a mail. */
  readonly devices: readonly string[]
  readonly evmAddress: `0x${string}`
  readonly solanaAddress: string
  /** The active account type, if the user chose one. */
  readonly preferredAccountType?: AccountType
}

/** The two keys of a user: secp256k1 in hex, and Ed25519 in the export format of Solana's tools. */
type UserKeys = { readonly evm: `0x${string}`; readonly solana: string }

type Kept = User & { readonly sealedKeys: string }

/** All users. */
export type Users = {
  find(id: string): User | null
  /** Returns the user who signs in by this address. */
  ofEmail(email: string): User | null
  /** Returns the user with this address, and creates one with new keys if there is none. */
  withEmail(email: string): Promise<User>
  /**
   * Returns the user with this account, and creates one if there is none. The e-mail address does not matter, because a provider may not have
   * verified it.
   */
  withSocial(social: SocialAccount, email: string | null): Promise<User>
  /** Adds a device to a user. */
  trust(id: string, device: string): void
  /** Changes a user's address. Throws if another user has it. */
  changeEmail(id: string, email: string): void
  /** Sets the active account type. Returns the changed user. */
  prefer(id: string, type: AccountType): User
  keys(id: string): UserKeys
}

/** Creates the list of users in a folder, with encrypted keys. */
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

  /** Creates the keys before it looks for the user, so that two simultaneous requests give one user. */
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
