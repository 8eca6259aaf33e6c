import type { ChainId } from '../../core/domain/values/caip.ts'
import { solanaChainNamed } from '../../core/domain/network/solana.ts'
import type { ModalOutcome } from '../../core/domain/shell/modal.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { solanaFacts } from '../../core/view-models/sessions/solana-facts.ts'
import type { SolanaFacts } from '../../core/view-models/sessions/solana-facts.ts'
import { notConnected } from './not-connected.ts'
import { ProviderRpcError } from './provider-error.ts'
import { readyIn } from './ready-in.ts'
import { createSharedOpening } from './shared-opening.ts'
import { stateWhere } from './state-where.ts'

/**
 * Creates the function that connects a Solana wallet. Opens nothing if accounts are shared, or if `silent`. Otherwise the modal shows Solana
 * wallets. If the visitor shares no account there, it throws a refusal.
 */
export function createConnecting(latchkey: Latchkey): (silent: boolean) => Promise<void> {
  const shareOpening = createSharedOpening(latchkey, 'solana')
  return async (silent) => {
    let facts = solanaFacts(latchkey.state())
    while (!facts.isSettled) {
      await readyIn(latchkey, 'solana')
      facts = solanaFacts(latchkey.state())
    }
    if (silent || facts.accounts.length > 0) return
    const opening = await shareOpening(() => lead(latchkey, facts))
    if (solanaFacts(latchkey.state()).accounts.length > 0) return
    throw notConnected(opening, 'The request was rejected by the user, who shared no account.')
  }
}

/**
 * Shows the Solana wallets: selects a Solana network and opens Connect, and restores the network if the visitor cancels. If a wallet of another
 * namespace is connected, it switches the network instead. If that feature is off, it only opens Connect.
 */
async function lead(
  latchkey: Latchkey,
  { isConnected, isElsewhere, chains, chainId, preferred }: SolanaFacts,
): Promise<ModalOutcome> {
  if (isConnected) return latchkey.open()
  const begin = chainId ?? solanaChainNamed(chains[0])
  if (begin === null)
    throw new ProviderRpcError(4901, 'No network of Solana is on offer; add one to the option `networks`.')
  const connect = () => latchkey.open({ view: 'Connect' })
  if (isElsewhere) {
    const isTurnedOff = latchkey.state().options?.features?.switchActiveChain === false
    return isTurnedOff ? connect() : leadElsewhere(latchkey, begin)
  }
  await latchkey.switchNetwork(begin)
  const outcome = await connect()
  const now = solanaFacts(latchkey.state())
  const isRefused = !now.isConnected && !now.isElsewhere && now.preferred === begin
  if (isRefused && preferred !== begin) await latchkey.switchNetwork(preferred)
  return outcome
}

/**
 * Switches to a Solana network while a wallet of another namespace is connected. If that wallet serves both, it is asked. Otherwise the modal
 * shows which wallet is needed.
 */
async function leadElsewhere(latchkey: Latchkey, begin: ChainId): Promise<ModalOutcome> {
  try {
    await latchkey.switchNetwork(begin)
    return 'connected'
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'unauthorized') throw error
    return stateWhere(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  }
}
