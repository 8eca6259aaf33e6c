import { BaseError, ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError } from 'viem'

/**
 * An error for a network that the wagmi config does not contain. wagmi's own class is not available without wagmi. So this class copies its name
 * and message.
 */
class ChainNotConfiguredError extends BaseError {
  override readonly name = 'ChainNotConfiguredError'

  constructor(chainId: number) {
    super('Chain not configured.', {
      metaMessages: [`Chain ${chainId} is none of your wagmi config; add it to \`chains\`.`],
    })
  }
}

/** Returns why wagmi's `connect` failed, in the class that wagmi's own connectors throw. */
export function connectError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === UserRejectedRequestError.code) return new UserRejectedRequestError(error as Error)
  if (code === ResourceUnavailableRpcError.code) return new ResourceUnavailableRpcError(error as Error)
  return error
}

/** Returns why wagmi's `switchChain` failed, in the class that wagmi's own connectors throw. */
export function switchError(error: unknown): Error {
  return codeOf(error) === UserRejectedRequestError.code
    ? new UserRejectedRequestError(error as Error)
    : new SwitchChainError(error as Error)
}

/** Returns the error of a network that the wagmi config does not contain, as wagmi's own connectors throw it. */
export function notConfigured(chainId: number): Error {
  return new SwitchChainError(new ChainNotConfiguredError(chainId))
}

function codeOf(error: unknown): unknown {
  return (Object(error) as { readonly code?: unknown }).code
}
