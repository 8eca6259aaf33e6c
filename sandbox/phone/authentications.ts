import type { WalletKitTypes } from '@reown/walletkit'
import { refusal } from './answer-request.ts'
import { grantedPayload, type AuthPayload } from './auth-payload.ts'
import type { PhoneAccount } from './phone-account.ts'
import type { PhoneChains } from './phone-chains.ts'
import { listen, waiting, without, type Authentication, type PhoneStore } from './phone-store.ts'
import type { QuietWalletKit } from './quiet-wallet-kit.ts'

/** The phone's handling of dapps that request a session with a sign-in (`session_authenticate`). */
export type Authentications = {
  /** Calls back with every request, before the policy acts. */
  listen(listener: (authentication: Authentication) => void): () => void
  /** Signs in with the active account on every known chain. Returns the session's topic. Throws if no chain is known. */
  approve(): Promise<string>
  /** Rejects the oldest request (5000). */
  reject(): Promise<void>
}

/** Handles the authentication requests of a wallet kit, by the policy for proposals. */
export function overseeAuthentications(
  { kit }: QuietWalletKit,
  store: PhoneStore,
  chains: PhoneChains,
  pick: (positions: readonly number[]) => readonly PhoneAccount[],
  lacks: readonly string[],
): Authentications {
  const listeners = new Set<(authentication: Authentication) => void>()
  const forget = (id: number) => store.change({ authentications: without(store.get().authentications, id) })

  async function approve(): Promise<string> {
    const { id, payload } = waiting(store.get().authentications)
    const [account] = pick(store.get().shared)
    const request = grantedPayload(payload, chains.knows)
    if (!account || request.chains.length === 0)
      throw new Error('The phone can not sign in: it knows none of the chains.')
    forget(id)
    const auths = await Promise.all(
      request.chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${account.evm.address}`
        const message = kit.formatAuthMessage({ request, iss })
        const { type: _, chains: __, ...named } = request
        const signature = { t: 'eip191', s: await account.evm.signMessage({ message }) } as const
        return { h: { t: 'caip122' } as const, p: { ...named, iss }, s: signature }
      }),
    )
    const { session } = await kit.approveSessionAuthenticate({ id, auths })
    store.change({ chain: request.chains[0] ?? store.get().chain })
    return session?.topic ?? ''
  }
  async function reject(): Promise<void> {
    const { id } = waiting(store.get().authentications)
    forget(id)
    await kit.rejectSessionAuthenticate({ id, reason: refusal })
  }
  async function followPolicy(): Promise<void> {
    const policy = store.get().policies.proposals
    if (policy === 'approve') await approve().catch(reject)
    if (policy === 'reject') await reject()
  }

  const hear = ({ id, params }: WalletKitTypes.SessionAuthenticate) => {
    const authentication = {
      id,
      dapp: params.requester.metadata,
      payload: params.authPayload as AuthPayload,
    }
    store.change({ authentications: [...store.get().authentications, authentication] })
    for (const listener of listeners) listener(authentication)
    // The policy's result is not awaited. The dapp sees the outcome, or its own time limit.
    followPolicy().catch(() => undefined)
  }
  // Without a listener, the kit accepts the session proposal that arrives in parallel.
  if (!lacks.includes('wc_sessionAuthenticate')) kit.on('session_authenticate', hear)
  kit.on('session_request_expire', ({ id }) => forget(id))
  return { listen: (listener) => listen(listeners, listener), approve, reject }
}
