import { addressOn, type PhoneAccount } from './phone-account.ts'
import { withAccounts, withChain, type Grant } from './namespaces.ts'
import type { Dapp } from './phone-store.ts'
import type { QuietWalletKit } from './quiet-wallet-kit.ts'

/** An open session: its dapp and its grant. */
export type PhoneSession = { readonly topic: string; readonly dapp: Dapp; readonly namespaces: Grant }

/** The phone's handling of its sessions. */
export type Sessions = {
  list(): readonly PhoneSession[]
  /** Notifies every dapp of the new chain (CAIP-2), after adding it to sessions without it. */
  moveTo(chain: string): Promise<void>
  /** Shares these accounts in every session, the first one active. */
  share(accounts: readonly PhoneAccount[], activeChain: string): Promise<void>
  /** Ends one session, or all. */
  end(topic: string | null): Promise<void>
}

// Code 6000 of WalletConnect's errors.
const disconnected = { code: 6000, message: 'User disconnected.' }

/** Creates the sessions of a wallet kit. `changed` is called after each change. */
export function overseeSessions({ kit }: QuietWalletKit, changed: () => void): Sessions {
  const list = () =>
    Object.values(kit.getActiveSessions()).map(({ topic, peer, namespaces }): PhoneSession => {
      const entries = Object.entries(namespaces).map(([name, granted]) => [
        name,
        { ...granted, chains: granted.chains ?? chainsOf(granted.accounts) },
      ])
      return { topic, dapp: peer.metadata, namespaces: Object.fromEntries(entries) as Grant }
    })

  async function update(session: PhoneSession, namespaces: Grant): Promise<void> {
    const { acknowledged } = await kit.updateSession({ topic: session.topic, namespaces })
    // A dapp that is offline acknowledges when it returns, or never.
    acknowledged().catch(() => undefined)
  }
  async function emit(session: PhoneSession, chain: string, name: string, data: unknown): Promise<void> {
    const [key = ''] = chain.split(':')
    const granted = session.namespaces[key]
    if (!granted?.events.includes(name) || !granted.chains.includes(chain)) return
    await kit.emitSessionEvent({ topic: session.topic, event: { name, data }, chainId: chain })
  }

  return {
    list,
    async moveTo(chain) {
      for (const session of list()) {
        const granted = session.namespaces['eip155']
        if (!granted) continue
        const namespaces = { ...session.namespaces, eip155: withChain(granted, chain) }
        if (!granted.chains.includes(chain)) await update(session, namespaces)
        await emit({ ...session, namespaces }, chain, 'chainChanged', Number(chain.split(':')[1]))
      }
      changed()
    },
    async share(accounts, activeChain) {
      for (const session of list()) {
        const entries = Object.entries(session.namespaces)
        await update(
          session,
          Object.fromEntries(entries.map(([name, granted]) => [name, withAccounts(granted, accounts)])),
        )
        for (const [, { chains }] of entries) {
          const chain = chains.find((candidate) => candidate === activeChain) ?? chains[0]
          if (chain)
            await emit(
              session,
              chain,
              'accountsChanged',
              accounts.map((account) => addressOn(chain, account)),
            )
        }
      }
      changed()
    },
    async end(topic) {
      const ending = list().filter((session) => topic === null || session.topic === topic)
      for (const session of ending)
        await kit.disconnectSession({ topic: session.topic, reason: disconnected })
      changed()
    },
  }
}

function chainsOf(accounts: readonly string[]): string[] {
  return [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))]
}
