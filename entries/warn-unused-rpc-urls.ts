import type { HostLogger } from '../adapters/log/create-log.ts'
import type { Options } from '../core/domain/options/options.ts'

/**
 * Tells a developer of RPC URLs that are not used because their network is not offered. That is no error, because apps with other networks may share
 * one table of URLs.
 */
export function warnUnusedRpcUrls(
  { rpcUrls, networks, logLevel }: Options,
  logger: Pick<HostLogger, 'info'> = console,
): void {
  const offered = networks.map(({ id }) => id)
  const unasked = Object.keys(rpcUrls).filter((chainId) => !offered.includes(chainId))
  if (unasked.length === 0 || logLevel === 'silent') return
  logger.info(
    `Latchkey: The option "rpcUrls" has URLs for ${unasked.join(', ')}, which nobody asks, since "networks" are ${offered.join(', ')}; offer that network, correct its id, or leave it out.`,
  )
}
