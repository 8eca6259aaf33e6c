import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import type { Json } from '../../../../core/domain/values/json.ts'
import type { Simulation } from '../../../../core/domain/preflight/evidence.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { alice } from '../../../../fixtures/people.ts'
import { keptSessions } from '../frame/email-story.ts'
import { hash, swapping, usdcToken } from './story.ts'

/** What a node says of calls of which one fails. */
export const reverted: Simulation = { outcome: 'reverted' }

/** What a wallet says of calls that a transaction carried. */
export const carried = (status = 200): Json => ({
  version: '2.0.0',
  id: '0xb1',
  chainId: '0x1',
  status,
  atomic: true,
  receipts: [{ transactionHash: hash, status: '0x1' }],
})

/** Alice's account is a contract in the secure frame, and she reviews two USDC for ether, which nobody may take yet. */
export function bundling(given: Parameters<typeof swapping>[0] = {}) {
  const shared = [{ accounts: [alice.address], chainId: mainnet.id }]
  const wallet = fakeFrameConnector({ shared, isTrusted: true })
  const accounts = [{ address: alice.address, type: 'smartAccount' as const }]
  const user = {
    address: alice.address,
    chainId: mainnet.id,
    accounts,
    preferredAccountType: 'smartAccount' as const,
    isSmartAccountDeployed: true,
  }
  const frame = fakeFrame({ user, smartAccountNetworks: [mainnet.id] })
  const storage = fakeStorage({ sessions: keptSessions })
  const story = swapping({
    ...given,
    wallets: [],
    options: { features: { email: true }, ...given.options },
    ports: { frame, storage, connectors: { frame: wallet } },
  })
  const asked = () =>
    wallet.questions
      .filter(({ method }) => method === 'request')
      .map(({ request }) => request as { readonly method: string; readonly params: readonly unknown[] })
  /** What a node says of the next calls; null of one that cannot try them. */
  const trial = (tried: Simulation | null) =>
    story.preflight.answer('inspect', {
      tokens: [{ address: usdcToken.address, symbol: 'USDC', decimals: 6 }],
      trial: tried,
    })
  /** Comes to the review, where a node tries both calls: as they were reviewed, or as is given. */
  const toBundle = (tried?: Simulation | null) => {
    story.giveDollars()
    if (tried !== undefined) trial(tried)
    story.go('SwapPreview')
  }
  return {
    ...story,
    wallet,
    frame,
    storage,
    toBundle,
    trial,
    walletAsked: () => asked().map(({ method }) => method),
    lastParams: () => asked().at(-1)?.params,
    review: () => swapPreviewView(story.latchkey.state()).parts,
    kind: () => {
      const phase = story.form()?.phase
      return phase && 'plan' in phase ? phase.plan.kind : null
    },
    sent: () => story.events.filter(({ type }) => type === 'ownTransaction/sent').length,
  }
}
