import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { Endpoints } from '../endpoints.ts'

/** What the wallets learn from the server that installed them. */
export type SandboxWorld = {
  /** The keys behind the given indices of the funded accounts. */
  accounts(indices: readonly number[]): readonly PrivateKeyAccount[]
  /** The JSON-RPC URL of a chain, if the sandbox runs it. */
  rpcUrl(chainId: number): string | null
}

/** Asks the page's own origin for the endpoints of the sandbox. */
export async function loadWorld(): Promise<SandboxWorld> {
  const response = await fetch('/endpoints.json')
  if (!response.ok)
    throw new Error(`The browser wallets found no /endpoints.json on this origin (${response.status}).`)
  const endpoints = (await response.json()) as Endpoints
  return {
    accounts: (indices) =>
      indices.map((index) => {
        const account = endpoints.accounts[index]
        if (!account) throw new Error(`The sandbox has no funded account ${index}.`)
        return privateKeyToAccount(account.privateKey)
      }),
    rpcUrl: (chainId) => endpoints.chains[`eip155:${chainId}`] ?? null,
  }
}
