import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { Network } from '../../domain/network/network.ts'
import type { BootState } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { preferredChain } from '../../selectors/network/preferred-chain.ts'
import { translatedWords } from '../../selectors/shell/translated-words.ts'
import { enButton } from '../../strings/en/button.ts'
import { textsWith } from '../../strings/texts.ts'
import type { Texts } from '../../strings/texts.ts'
import type { Image } from './parts.ts'
import { registryImageUrl } from './registry-image-url.ts'

/** Returns the texts of the buttons on a host's page: the host's own wording, else the host's language, else English. */
export function buttonTextsOf(state: BootState): Texts<typeof enButton> {
  return textsWith(enButton, state.options?.strings, translatedWords(state))
}

/** Returns the session to show where there is room for one: the active one, else the first. Locked sessions do not count. Null if there is none. */
export function shownSession(state: BootState): SessionInNamespace | null {
  const candidates = [activeSession(state), leadingSession(state.connection)]
  return candidates.find((session) => session?.isLocked === false) ?? null
}

/** Returns the chain to show where there is room for one: that of the shown session, else the preferred one. */
export function shownChain(state: BootState): ChainId | null {
  return shownSession(state)?.chainId ?? preferredChain(state)
}

/** Returns the network with this chain id, or null if the host does not offer it. */
export function offeredNetwork(
  { options }: Pick<BootState, 'options'>,
  chainId: ChainId | null,
): Network | null {
  return networkOf(options?.networks ?? [], chainId)
}

/** Returns a network's picture. */
export function networkImage({ images }: BootState, { imageUrl, imageId, name }: Network): Image {
  const url = imageUrl ?? (images && imageId ? registryImageUrl(images, 'network', imageId) : null)
  return { kind: 'network', url, seed: name }
}
