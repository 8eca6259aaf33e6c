import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { alice } from '../../../../fixtures/people.ts'
import { beacon } from '../../../../fixtures/story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'

/** Beacon, with the account that Alice has in Harbor. */
export const beaconOfAlice: FakeWallet = { ...beacon, accounts: [alice.address] }

/** A second wallet of Solana, with the accounts of Lagoon. */
export const cove: FakeWallet = { ...lagoon, wallet: { key: 'standard:Cove', name: 'Cove', icon: null } }
