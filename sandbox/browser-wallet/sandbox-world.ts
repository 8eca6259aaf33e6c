import type { Address } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { Endpoints } from '../endpoints.ts'

/** An address, and what signs for it. */
export type SigningAccount = Pick<
  PrivateKeyAccount,
  'address' | 'signMessage' | 'signTransaction' | 'signTypedData'
>

/** What the wallets learn from the server that installed them. */
export type SandboxWorld = {
  /** The keys behind the given indices of the funded accounts. */
  accounts(indices: readonly number[]): readonly SigningAccount[]
  /** The account that is a contract. */
  smartAccount(): Address
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
        return signingAccount(account)
      }),
    smartAccount() {
      if (!endpoints.smartAccount) throw new Error('The sandbox has no account that is a contract.')
      return endpoints.smartAccount.address
    },
    rpcUrl: (chainId) => endpoints.chains[`eip155:${chainId}`] ?? null,
  }
}

/** The first key of a page costs fifty milliseconds of tables, which a page that signs nothing does not pay. */
function signingAccount({ address, privateKey }: Endpoints['accounts'][number]): SigningAccount {
  let made: PrivateKeyAccount | null = null
  const account = () => (made ??= privateKeyToAccount(privateKey))
  return {
    address,
    signMessage: (message) => account().signMessage(message),
    signTransaction: (...given) => account().signTransaction(...given),
    signTypedData: (data) => account().signTypedData(data),
  }
}
