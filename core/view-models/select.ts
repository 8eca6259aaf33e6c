import type { ChainId } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { heldSession, sessionOf } from '../reducers/connection.ts'
import type { Session } from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'
import { enButton } from '../strings/en/button.ts'
import { textsWith } from '../strings/texts.ts'
import type { Texts } from '../strings/texts.ts'
import type { Image } from './parts.ts'

/** The texts of the buttons on a host's page, in its own wording where it gave one. */
export function buttonTextsOf({ options }: RootState): Texts<keyof typeof enButton> {
  return textsWith(enButton, options?.strings)
}

/** The connected EVM session, or null. */
export function evmSession(state: RootState): Session | null {
  return sessionOf(state.connection, 'eip155')
}

/** The EVM session that stands, or whose wallet is locked, or null. */
export function heldEvmSession(state: RootState): Session | null {
  return heldSession(state.connection, 'eip155')
}

/** The chain a visitor is on: the wallet's own word when connected, else the preferred one. */
export function currentChain(state: RootState): ChainId | null {
  return evmSession(state)?.chainId ?? state.network.preferred
}

/** A network the host offers, by chain id. */
export function offeredNetwork({ options }: RootState, chainId: ChainId | null): Network | null {
  return networkOf(options?.networks ?? [], chainId)
}

/** A network's name, or what can be said of one the host does not offer. */
export function networkName(state: RootState, chainId: ChainId): string {
  return offeredNetwork(state, chainId)?.name ?? buttonTextsOf(state)('network.unknown', { chainId })
}

/** A network's picture. */
export function networkImage({ images }: RootState, offered: Network): Image {
  const fetched = offered.imageId ? (images.network[offered.imageId] ?? null) : null
  return { kind: 'network', url: offered.imageUrl ?? fetched, seed: offered.name }
}
