import type { Address } from '../../account/account.ts'
import type { ChainId } from '../../values/caip.ts'
import type { ConnectorName } from '../../connection/connector.ts'

/** A request of the host app: its session, connector and chain at the time of the request, and the account that sends. */
export type HostRequest = {
  readonly session: string
  readonly connector: ConnectorName
  readonly chainId: ChainId
  readonly address: Address | null
  readonly method: string
  /** The transaction to send, as JSON. Null for a request that sends nothing. */
  readonly params: unknown
  /** When the wallet was asked, in milliseconds since 1970. */
  readonly askedAt: number
}
