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

/** The texts of the buttons on a host's page: in its own wording where it gave one, else in its language. */
export function buttonTextsOf(state: BootState): Texts<typeof enButton> {
  return textsWith(enButton, state.options?.strings, translatedWords(state))
}

/** What is connected and shown where there is room for one, of those that share their accounts: what the visitor looks at, else the first, or null. */
export function shownSession(state: BootState): SessionInNamespace | null {
  const candidates = [activeSession(state), leadingSession(state.connection)]
  return candidates.find((session) => session?.isLocked === false) ?? null
}

/** The chain that is shown where there is room for one: that of the session shown, else the preferred one. */
export function shownChain(state: BootState): ChainId | null {
  return shownSession(state)?.chainId ?? preferredChain(state)
}

/** A network the host offers, by chain id. */
export function offeredNetwork(
  { options }: Pick<BootState, 'options'>,
  chainId: ChainId | null,
): Network | null {
  return networkOf(options?.networks ?? [], chainId)
}

/** A network's picture. */
export function networkImage({ images }: BootState, { imageUrl, imageId, name }: Network): Image {
  const url = imageUrl ?? (images && imageId ? registryImageUrl(images, 'network', imageId) : null)
  return { kind: 'network', url, seed: name }
}
