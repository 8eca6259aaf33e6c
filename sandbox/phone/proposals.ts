import { refusal } from './answer-request.ts'
import { grantable } from './namespaces.ts'
import type { PhoneAccount } from './phone-account.ts'
import type { PhoneChains } from './phone-chains.ts'
import { listen, waiting, without, type PhoneStore, type Proposal } from './phone-store.ts'
import type { QuietWalletKit } from './quiet-wallet-kit.ts'

/** Which part of a proposal is granted: namespaces by name and accounts by position; all it can without. */
export type Choice = { readonly namespaces?: readonly string[]; readonly accounts?: readonly number[] }

/** What the phone does with proposals. */
export type Proposals = {
  /** Calls back with every proposal that arrives, before the policy acts. */
  listen(listener: (proposal: Proposal) => void): () => void
  /** Approves the oldest proposal; answers the session's topic. Throws when nothing of it can be granted. */
  approve(choice?: Choice): Promise<string>
  /** Rejects the oldest proposal (5000). */
  reject(): Promise<void>
}

// Code 5100 of the protocol's list of errors.
const unsupported = { code: 5100, message: 'Unsupported chains.' }

/** Takes in the proposals of a wallet kit, and deals with them as the policy in the store says. */
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
    // Nobody waits for what the policy does: the dapp sees the outcome, or its own time limit.
    followPolicy().catch(() => undefined)
  })
  kit.on('proposal_expire', ({ id }) => forget(id))
  kit.core.pairing.events.on('pairing_delete', ({ topic }: { topic: string }) =>
    store.change({ proposals: store.get().proposals.filter(({ pairing }) => pairing !== topic) }),
  )
  return { listen: (listener) => listen(listeners, listener), approve, reject: () => turnDown(refusal) }
}

/** What the phone calls its accounts, for dapps that show it. */
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
