import { eip1193Facts } from '../../core/view-models/eip1193-facts.ts'
import type { Eip1193Facts } from '../../core/view-models/eip1193-facts.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { ProviderRpcError } from './provider-error.ts'

type Answer = (latchkey: Latchkey, params: unknown) => unknown

/** What is answered here, from what stands or by a verb; all else goes to the wallet. */
const answers: Readonly<Record<string, Answer>> = {
  eth_accounts: async (latchkey) => (await settled(latchkey)).accounts,
  eth_chainId: async (latchkey) => chainOf(await settled(latchkey)),
  net_version: async (latchkey) => String(Number(chainOf(await settled(latchkey)))),
  eth_requestAccounts: async (latchkey) => (await connected(latchkey)).accounts,
  wallet_requestPermissions: async (latchkey, params) => {
    const { isConnected } = await settled(latchkey)
    if (isConnected) return latchkey.request({ method: 'wallet_requestPermissions', params })
    await connected(latchkey)
    return [{ parentCapability: 'eth_accounts', caveats: [] }]
  },
  wallet_revokePermissions: async (latchkey) => {
    await latchkey.disconnect({ namespace: 'eip155' })
    return null
  },
  wallet_switchEthereumChain: async (latchkey, params) => {
    const wanted = wantedChain(params)
    const isOffered = latchkey.state().options?.networks.some(({ id }) => id === wanted)
    if (!isOffered) return latchkey.request({ method: 'wallet_switchEthereumChain', params })
    await latchkey.switchNetwork(wanted)
    return null
  },
}

/** Answers one question of EIP-1193. */
export async function answerRequest(latchkey: Latchkey, asked: unknown): Promise<unknown> {
  const { method, params } = Object(asked) as { method?: unknown; params?: unknown }
  if (typeof method !== 'string' || method === '')
    throw new ProviderRpcError(-32600, 'A request needs a method, such as { method: "eth_chainId" }.')
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (answer) return answer(latchkey, params)
  return latchkey.request(params === undefined ? { method } : { method, params })
}

/** What stands once nothing of an earlier visit is being restored any more. */
function settled(latchkey: Latchkey): Promise<Eip1193Facts> {
  latchkey.start()
  return new Promise((resolve) => {
    let leave: (() => void) | null = null
    const look = () => {
      const facts = eip1193Facts(latchkey.state())
      if (!facts.isSettled) return false
      leave?.()
      resolve(facts)
      return true
    }
    if (!look()) leave = latchkey.subscribe(look)
  })
}

async function connected(latchkey: Latchkey): Promise<Eip1193Facts> {
  const facts = await settled(latchkey)
  if (facts.accounts.length > 0) return facts
  const outcome = await latchkey.open(facts.isConnected ? {} : { view: 'Connect' })
  const now = eip1193Facts(latchkey.state())
  if (now.accounts.length > 0) return now
  throw new ProviderRpcError(
    outcome === 'failed' ? 4900 : 4001,
    outcome === 'failed' ? 'No wallet could be connected; try again.' : 'The visitor shared no account.',
  )
}

function chainOf({ chainId }: Eip1193Facts): string {
  if (chainId) return chainId
  throw new ProviderRpcError(4901, 'No EVM network is on offer; add one to the option `networks`.')
}

function wantedChain(params: unknown): string {
  const { chainId } = Object(Array.isArray(params) ? params[0] : null) as { chainId?: unknown }
  if (typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)) return `eip155:${Number(chainId)}`
  throw new ProviderRpcError(
    -32602,
    'wallet_switchEthereumChain needs [{ chainId }] in hex, such as "0x2105".',
  )
}
