import type { Address } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type { ConnectorName } from '../connection/connector.ts'

/** A request of the host: the session, its connector and its chain when it was asked, and the account that sends. */
export type AskedRequest = {
  readonly session: string
  readonly connector: ConnectorName
  readonly chainId: ChainId
  readonly address: Address | null
  readonly method: string
  /** What is to be sent, as JSON; null where nothing is. */
  readonly params: unknown
  /** In milliseconds since 1970. */
  readonly askedAt: number
}
