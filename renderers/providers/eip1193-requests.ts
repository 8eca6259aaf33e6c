import { eip1193Facts } from '../../core/view-models/sessions/eip1193-facts.ts'
import type { Eip1193Facts } from '../../core/view-models/sessions/eip1193-facts.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { defaultNamespace } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isNodeMethod } from '../../core/domain/network/node-methods.ts'
import { askNodesFor } from './ask-nodes.ts'
import { nodeParams } from './node-params.ts'
import { notConnected } from './not-connected.ts'
import { ProviderRpcError } from './provider-error.ts'
import { readyIn } from './ready-in.ts'
import { createSharedOpening } from './shared-opening.ts'

/** The context of an answer. `facts` are known after the restoration of earlier sessions. `connected` resolves when accounts are shared. */
type Context = {
  readonly latchkey: Latchkey
  readonly facts: Eip1193Facts
  readonly connected: () => Promise<Eip1193Facts>
}

type Answer = (context: Context, params: unknown) => unknown

/**
 * Methods that are answered from the state or by a verb. All other requests go to the wallet. Without a shared account, nodes answer those that
 * they can.
 */
const answers: Readonly<Record<string, Answer>> = {
  eth_accounts: ({ facts }) => facts.accounts,
  eth_chainId: ({ facts }) => chainOf(facts),
  net_version: ({ facts }) => String(Number(chainOf(facts))),
  eth_requestAccounts: async ({ connected }) => (await connected()).accounts,
  wallet_getPermissions: ({ facts }) => permissionsOf(facts),
  wallet_requestPermissions: async ({ latchkey, facts, connected }, params) =>
    facts.isConnected
      ? latchkey.request({ method: 'wallet_requestPermissions', params })
      : permissionsOf(await connected()),
  wallet_revokePermissions: async ({ latchkey }) => {
    await latchkey.disconnect({ namespace: 'eip155' })
    return null
  },
  wallet_switchEthereumChain: async ({ latchkey, facts }, params) => {
    const wanted = wantedChain(params)
    const isOffered = latchkey.state().options?.networks.some(({ id }) => id === wanted)
    if (!isOffered && !facts.isConnected)
      throw new ProviderRpcError(
        4902,
        `The network ${wanted} is none of the option \`networks\`; add it there.`,
      )
    if (!isOffered) return latchkey.request({ method: 'wallet_switchEthereumChain', params })
    await latchkey.switchNetwork(wanted)
    return null
  },
  eth_subscribe: unsubscribable,
  eth_unsubscribe: unsubscribable,
}

/** Creates the function that answers EIP-1193 requests. */
export function createAnswers(latchkey: Latchkey): (asked: unknown) => Promise<unknown> {
  const shareOpening = createSharedOpening(latchkey, defaultNamespace)
  const connected = async () => {
    const facts = eip1193Facts(latchkey.state())
    if (facts.accounts.length > 0) return facts
    const opening = await shareOpening(() =>
      latchkey.open(facts.isConnected ? {} : { view: 'Connect' }).catch(refuseWithoutPage),
    )
    const now = eip1193Facts(latchkey.state())
    if (now.accounts.length > 0) return now
    throw notConnected(opening, 'The visitor shared no account.')
  }
  return async (asked) => {
    const { method, params } = Object(asked) as { method?: unknown; params?: unknown }
    if (typeof method !== 'string' || method === '')
      throw new ProviderRpcError(-32600, 'A request needs a method, such as { method: "eth_chainId" }.')
    const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
    let facts = eip1193Facts(latchkey.state())
    while (!facts.isSettled) {
      await readyIn(latchkey, defaultNamespace)
      facts = eip1193Facts(latchkey.state())
    }
    if (answer) return answer({ latchkey, facts, connected }, params)
    const { chainId } = facts
    if (facts.accounts.length === 0 && chainId && isNodeMethod(method))
      return askNodesFor(latchkey, {
        chainId: `eip155:${Number(chainId)}`,
        method,
        params: nodeParams(method, params ?? []),
      })
    return latchkey.request(params === undefined ? { method } : { method, params })
  }
}

/** Rejects the method on a server, because no visitor can choose an account there. */
function refuseWithoutPage(error: unknown): never {
  if (error instanceof LatchkeyError && error.code === 'bad-request')
    throw new ProviderRpcError(4200, error.shortMessage, { cause: error })
  throw error
}

function chainOf({ chainId }: Eip1193Facts): string {
  if (chainId) return chainId
  throw new ProviderRpcError(4901, 'No EVM network is on offer; add one to the option `networks`.')
}

/** Returns the page's permissions (EIP-2255): to see the shared accounts. */
function permissionsOf({ accounts }: Eip1193Facts): readonly object[] {
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  const invoker = globalThis.location?.origin ?? ''
  return accounts.length > 0 ? [{ invoker, parentCapability: 'eth_accounts', caveats }] : []
}

function unsubscribable(): never {
  throw new ProviderRpcError(4200, 'Nothing is told of subscriptions here; poll, or ask a node by a socket.')
}

function wantedChain(params: unknown): `eip155:${string}` {
  const { chainId } = Object(Array.isArray(params) ? params[0] : null) as { chainId?: unknown }
  if (typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)) return `eip155:${Number(chainId)}`
  throw new ProviderRpcError(
    -32602,
    'wallet_switchEthereumChain needs [{ chainId }] in hex, such as "0x2105".',
  )
}
