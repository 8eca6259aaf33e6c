import * as z from 'zod/mini'
import { ChainId } from './caip.ts'
import { ConnectorName, InstalledWallet, isNewcomerKey } from './wallet.ts'

/** What is kept of a connection between visits: which wallet it was, how it was reached, the chain it was last on where nobody could say that later, and nothing that would claim it still stands. */
export const RememberedConnection = z.object({
  connector: ConnectorName,
  wallet: InstalledWallet,
  chainId: z.optional(ChainId),
})
export type RememberedConnection = z.infer<typeof RememberedConnection>

/** Where it is kept. */
export const rememberedConnectionKey = 'connection'

/** Reads what was kept; anything that is not ours counts as nothing, and so does a wallet whose key held for one visit. */
export function rememberedConnectionOf(text: string | null): RememberedConnection | null {
  try {
    const { chainId, ...kept } = Object(JSON.parse(text ?? 'null'))
    const remembered = { ...kept, ...(ChainId.safeParse(chainId).success ? { chainId } : {}) }
    const { success, data } = RememberedConnection.safeParse(remembered)
    return success && !isNewcomerKey(data.wallet.key) ? data : null
  } catch {
    return null
  }
}
