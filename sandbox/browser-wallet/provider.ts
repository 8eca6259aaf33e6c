import {
  accounts,
  getPermissions,
  requestAccounts,
  requestPermissions,
  revokePermissions,
} from './account-methods.ts'
import { askNode } from './ask-node.ts'
import { addChain, chainId, netVersion, switchChain } from './chain-methods.ts'
import type { EventHub } from './event-hub.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import { personalSign, sendTransaction, signTypedData } from './signing-methods.ts'
import type { Wallet } from './wallet.ts'

type Method = (wallet: Wallet, params: readonly unknown[]) => Promise<unknown>

/** An EIP-1193 provider. */
export type Provider = Pick<EventHub, 'on' | 'once' | 'removeListener'> & {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

const methods: Readonly<Record<string, Method>> = {
  eth_accounts: accounts,
  eth_requestAccounts: requestAccounts,
  wallet_requestPermissions: requestPermissions,
  wallet_getPermissions: getPermissions,
  wallet_revokePermissions: revokePermissions,
  eth_chainId: chainId,
  net_version: netVersion,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
}

// Methods that the wallet refuses: signing methods that hide their content, and subscriptions, which need a socket.
const refused = /^(eth_sign|eth_signTransaction|eth_signTypedData(_v[13])?|eth_(un)?subscribe)$/
const asked = /^(eth|net|web3)_/

/** Creates the provider of a wallet that may still be loading. Requests wait for it. The property `flag` is set to `true`. */
export function createProvider(flag: string, hub: EventHub, waking: Promise<Wallet>): Provider {
  const provider: Provider = {
    on: hub.on,
    once: hub.once,
    removeListener: hub.removeListener,
    async request(call) {
      if (typeof call?.method !== 'string') {
        throw new ProviderError(providerCodes.invalidParams, 'request() needs { method, params }.')
      }
      const { method, params } = call
      const wallet = await waking
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      try {
        if (own) return await own(wallet, Array.isArray(params) ? params : [])
        if (asked.test(method) && !refused.test(method)) return await askNode(wallet.chain(), method, params)
      } catch (error) {
        if (error instanceof ProviderError) throw error
        throw new ProviderError(providerCodes.internal, `${method} failed: ${(error as Error).message}`)
      }
      throw new ProviderError(
        providerCodes.unsupportedMethod,
        `${wallet.profile.name} does not support ${method}.`,
      )
    },
  }
  return Object.assign(provider, { [flag]: true })
}
