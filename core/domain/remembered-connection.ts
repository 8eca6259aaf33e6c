import * as z from 'zod/mini'
import { ChainId } from './caip.ts'
import { ConnectorName, InstalledWallet, isNewcomerKey } from './wallet.ts'

/** What is kept of a connection between visits: which wallet it was, how it was reached, the chain it was last on where nobody could say that later, and nothing that would claim it still stands. */
export const RememberedConnection = z.object({
  connector: ConnectorName,
  wallet: InstalledWallet,
  chainId: z.catch(z.optional(ChainId), undefined),
})
export type RememberedConnection = z.infer<typeof RememberedConnection>

/** Where it is kept. */
export const rememberedConnectionKey = 'connection'

/** Reads what was kept; anything that is not ours counts as nothing, and so does a wallet whose key held for one visit. */
export function rememberedConnectionOf(text: string | null): RememberedConnection | null {
  try {
    const parsed = RememberedConnection.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success && !isNewcomerKey(parsed.data.wallet.key) ? parsed.data : null
  } catch {
    return null
  }
}
