import { refusal } from './answer-request.ts'
import { grantable } from './namespaces.ts'
import type { PhoneAccount } from './phone-account.ts'
import type { PhoneChains } from './phone-chains.ts'
import { listen, waiting, without, type PhoneStore, type Proposal } from './phone-store.ts'
import type { QuietWalletKit } from './quiet-wallet-kit.ts'

/** The granted part of a proposal: namespaces by name and accounts by position. By default, as much as possible. */
type Choice = { readonly namespaces?: readonly string[]; readonly accounts?: readonly number[] }

/** The phone's handling of proposals. */
export type Proposals = {
  /** Calls back with every proposal, before the policy acts. */
  listen(listener: (proposal: Proposal) => void): () => void
  /** Approves the oldest proposal. Returns the session's topic. Throws if no part of it can be granted. */
  approve(choice?: Choice): Promise<string>
  /** Rejects the oldest proposal (5000). */
  reject(): Promise<void>
}

// Code 5100 of WalletConnect's errors.
const unsupported = { code: 5100, message: 'Unsupported chains.' }

/** Handles the proposals of a wallet kit, by the policy in the store. */
export function overseeProposals(
  { kit }: QuietWalletKit,
  store: PhoneStore,
  chains: PhoneChains,
  pick: (positions: readonly number[]) => readonly PhoneAccount[],
  lacks: readonly string[],
): Proposals {
  const listeners = new Set<(proposal: Proposal) => void>()
  const forget = (id: number) => store.change({ proposals: without(store.get().proposals, id) })

  async function approve(choice: Choice = {}): Promise<string> {
    const { id, wishes } = waiting(store.get().proposals)
    const shared = choice.accounts ?? store.get().shared
    const namespaces = grantable(wishes, pick(shared), chains.knows, choice.namespaces ?? null, lacks)
    if (Object.keys(namespaces).length === 0)
      throw new Error('Nothing of the proposal can be granted: the phone knows none of its chains.')
    forget(id)
    const sessionProperties = accountLabels(pick(shared))
    const { topic } = await kit.approveSession({ id, namespaces, sessionProperties })
    const granted = namespaces['eip155']?.chains ?? []
    const { chain } = store.get()
    store.change({ shared, chain: granted.includes(chain) ? chain : (granted[0] ?? chain) })
    return topic
  }
  async function turnDown(reason: { readonly code: number; readonly message: string }): Promise<void> {
    const { id } = waiting(store.get().proposals)
    forget(id)
    await kit.rejectSession({ id, reason })
  }
  async function followPolicy(): Promise<void> {
    const policy = store.get().policies.proposals
    if (policy === 'approve') await approve().catch(() => turnDown(unsupported))
    if (policy === 'reject') await turnDown(refusal)
  }

  store.change({
    proposals: Object.values(kit.getPendingSessionProposals()).map((pending) =>
      readProposal(pending.id, pending),
    ),
  })
  kit.on('session_proposal', ({ id, params }) => {
    const proposal = readProposal(id, params)
    store.change({ proposals: [...store.get().proposals, proposal] })
    for (const listener of listeners) listener(proposal)
    // The policy's result is not awaited. The dapp sees the outcome, or its own time limit.
    followPolicy().catch(() => undefined)
  })
  kit.on('proposal_expire', ({ id }) => forget(id))
  kit.core.pairing.events.on('pairing_delete', ({ topic }: { topic: string }) =>
    store.change({ proposals: store.get().proposals.filter(({ pairing }) => pairing !== topic) }),
  )
  return { listen: (listener) => listen(listeners, listener), approve, reject: () => turnDown(refusal) }
}

/** Returns the phone's names of its accounts, for dapps that show them. */
function accountLabels(accounts: readonly PhoneAccount[]): Readonly<Record<string, string>> {
  const named = accounts.flatMap(({ evm, solana }, index) =>
    [evm, solana].map(({ address }) => [address, `Pebble ${index + 1}`]),
  )
  return { addressLabels: JSON.stringify(Object.fromEntries(named)) }
}

function readProposal(
  id: number,
  written: {
    readonly pairingTopic: string
    readonly proposer: { readonly metadata: Proposal['dapp'] }
    readonly requiredNamespaces: object
    readonly optionalNamespaces?: object
  },
): Proposal {
  const wishes = [written.requiredNamespaces, written.optionalNamespaces ?? {}] as Proposal['wishes']
  return { id, pairing: written.pairingTopic, dapp: written.proposer.metadata, wishes }
}
