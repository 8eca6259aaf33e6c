import type { Address } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { Endpoints } from '../endpoints.ts'

/** An address and its signing methods. */
export type SigningAccount = Pick<
  PrivateKeyAccount,
  'address' | 'signMessage' | 'signTransaction' | 'signTypedData'
>

/** The sandbox's data for the wallets. */
export type SandboxWorld = {
  /** Returns the keys of funded accounts by their indexes. */
  accounts(indices: readonly number[]): readonly SigningAccount[]
  /** Returns the address of the contract account. */
  smartAccount(): Address
  /** Returns the JSON-RPC URL of a chain, if the sandbox runs it. */
  rpcUrl(chainId: number): string | null
}

/** Loads the sandbox's endpoints from the page's own origin. */
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

/** Returns an account whose key is created on first use, because a page's first key takes fifty milliseconds. */
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
