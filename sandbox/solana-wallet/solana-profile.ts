import { walletProfiles, type WalletProfile } from '../browser-wallet/wallet-profile.ts'

/** The properties of a Solana wallet. `accounts` are positions among the persons of the sandbox's Solana. */
export type SolanaProfile = Pick<WalletProfile, 'key' | 'name' | 'look' | 'accounts'>

const tern: SolanaProfile = {
  key: 'tern',
  name: 'Tern',
  accounts: [5, 6],
  look: {
    accent: '#0b7285',
    onAccent: '#ffffff',
    paper: '#e3fafc',
    ink: '#083344',
    mark: '<path d="M14 40c16-10 26-4 34 8 8-12 18-18 34-8-14 0-22 8-26 22-2 6-14 6-16 0-4-14-12-22-26-22z" fill="#0b7285"/><circle cx="48" cy="30" r="6" fill="#e8590c"/>',
  },
}

/** Every Solana wallet that the sandbox can install: one for Solana only, and those that also announce themselves for EVM chains. */
export const solanaProfiles: readonly SolanaProfile[] = [
  tern,
  ...walletProfiles.filter(({ offersSolana }) => offersSolana),
]
