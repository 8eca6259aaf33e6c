import { BaseError, ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError } from 'viem'

/** A network that the wagmi config does not name. wagmi's own class cannot be had without wagmi, so this one has its name and its words. */
class ChainNotConfiguredError extends BaseError {
  override readonly name = 'ChainNotConfiguredError'

  constructor(chainId: number) {
    super('Chain not configured.', {
      metaMessages: [`Chain ${chainId} is none of your wagmi config; add it to \`chains\`.`],
    })
  }
}

/** Why wagmi's `connect` failed, in the class that wagmi's own connectors throw it in. */
export function connectError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === UserRejectedRequestError.code) return new UserRejectedRequestError(error as Error)
  if (code === ResourceUnavailableRpcError.code) return new ResourceUnavailableRpcError(error as Error)
  return error
}

/** Why wagmi's `switchChain` failed, in the class that wagmi's own connectors throw it in. */
export function switchError(error: unknown): Error {
  return codeOf(error) === UserRejectedRequestError.code
    ? new UserRejectedRequestError(error as Error)
    : new SwitchChainError(error as Error)
}

/** That a network is none of the wagmi config, as wagmi's own connectors say it. */
export function notConfigured(chainId: number): Error {
  return new SwitchChainError(new ChainNotConfiguredError(chainId))
}

function codeOf(error: unknown): unknown {
  return (Object(error) as { readonly code?: unknown }).code
}
