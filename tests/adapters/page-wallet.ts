import { EventEmitter } from 'node:events'

type Reply = (params: unknown) => unknown

/** A wallet in a page as tests need it: EIP-1193 over a table of replies, and everything it was asked. */
export class PageWallet extends EventEmitter {
  readonly asked: { readonly method: string; readonly params: unknown }[] = []
  readonly replies: Record<string, Reply> = {}

  /** From now on the method answers so; a function is called with the parameters, and may throw. */
  reply(method: string, answer: unknown): this {
    this.replies[method] = typeof answer === 'function' ? (answer as Reply) : () => answer
    return this
  }

  /** From now on the method rejects with the error. */
  refuse(method: string, error: unknown): this {
    return this.reply(method, () => {
      throw error
    })
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.asked.push({ method, params })
    const reply = this.replies[method]
    if (!reply) throw { code: -32601, message: `${method} does not exist` }
    return reply(params)
  }
}

/** A wallet that behaves: shares the accounts, knows the chains, tells when it moves, and forgets when told. */
export function wellBehaved(
  accounts: readonly string[],
  chain: number,
  chains: readonly number[],
): PageWallet {
  const wallet = new PageWallet()
  const known = new Set(chains)
  let current = chain
  let isTrusted = false
  const hex = (number: number) => `0x${number.toString(16)}`
  const chainAsked = (params: unknown) => Number((params as [{ chainId: string }])[0].chainId)
  const moveTo = (next: number) => {
    if (next !== current) wallet.emit('chainChanged', hex(next))
    current = next
    return null
  }
  return wallet
    .reply('eth_requestAccounts', () => {
      isTrusted = true
      return accounts
    })
    .reply('eth_accounts', () => (isTrusted ? accounts : []))
    .reply('eth_chainId', () => hex(current))
    .reply('wallet_switchEthereumChain', (params: unknown) => {
      const asked = chainAsked(params)
      if (!known.has(asked)) throw { code: 4902, message: 'Unrecognized chain ID' }
      return moveTo(asked)
    })
    .reply('wallet_addEthereumChain', (params: unknown) => {
      known.add(chainAsked(params))
      return moveTo(chainAsked(params))
    })
    .reply('wallet_revokePermissions', () => {
      isTrusted = false
      return null
    })
}

/** A page with wallets in it: an event target that answers `eip6963:requestProvider`. */
export class WalletPage extends EventTarget {
  ethereum: unknown = undefined

  /** Announces now, and again whenever it is asked for. */
  install(detail: unknown): void {
    const announce = () => this.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    this.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
}

/** An inline picture, as EIP-6963 wants it. */
export const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** What a wallet says about itself. */
export function info(over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Example Wallet',
    rdns: 'com.example.wallet',
    icon,
    ...over,
  }
}
