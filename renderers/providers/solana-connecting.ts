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

/** Makes what connects somebody for Solana: nothing is opened where accounts are shared, or where it is `silent`; else the modal leads to wallets of Solana, and who shares no account there has refused. */
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

/** Leads to wallets of Solana: the list is that of its network, which is taken back where the visitor goes away; beside a wallet of another kind by what a switch does, or the list where that is turned off. */
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

/** Chooses the network beside a wallet of another kind, at which that wallet is asked where it serves both, or the modal shows which one is needed. */
async function leadElsewhere(latchkey: Latchkey, begin: ChainId): Promise<ModalOutcome> {
  try {
    await latchkey.switchNetwork(begin)
    return 'connected'
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'unauthorized') throw error
    return stateWhere(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  }
}
