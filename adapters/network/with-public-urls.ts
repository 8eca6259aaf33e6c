import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import type { Connector } from '../../core/ports/connector.ts'
import { publicNetwork } from './network-on-offer.ts'

/**
 * Wraps a connector so that it adds networks to wallets only with the RPC URLs of the option `networks`. The URLs of `rpcUrls` may hold the
 * host's key.
 */
export function withPublicUrls<Port extends Pick<Connector, 'addNetwork'>>(
  connector: Port,
  options: () => Pick<Options, 'networks'>,
): Port {
  return {
    ...connector,
    addNetwork: async ({ walletKey, network: { id } }, signal) =>
      firstValueFrom(
        from(connector.addNetwork({ walletKey, network: publicNetwork(options(), id) }, signal)),
      ),
  }
}
