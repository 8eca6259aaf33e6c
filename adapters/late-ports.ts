import type { Options } from '../core/domain/options.ts'
import type { Clipboard } from '../core/ports/clipboard.ts'
import type { Storage } from '../core/ports/storage.ts'
import type { WalletRegistry } from '../core/ports/wallet-registry.ts'
import { createClipboard } from './browser/clipboard.ts'
import type { ClipboardWriter } from './browser/clipboard.ts'
import { createDeveloperConsole } from './browser/developer-console.ts'
import { createStorage } from './browser/storage.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { createWalletRegistry } from './wallet-registry/wallet-registry.ts'

/** What the late ports stand on: the options, our version, and where storage and clipboard are found when they are asked for. */
export type LatePortsDependencies = {
  readonly options: Options
  readonly version: string
  readonly storage: () => HostStorage | null | undefined
  readonly clipboard: () => ClipboardWriter | null | undefined
  /** The page's window, in which other instances and tabs are heard. */
  readonly target: EventTarget | null
}

/** Ports that a page needs only once it stands, together in one chunk; `dispose` revokes the pictures' object URLs. */
export type LatePorts = {
  readonly walletRegistry: WalletRegistry
  readonly storage: Storage
  readonly clipboard: Clipboard
  readonly dispose: () => void
}

/** Makes the late ports. */
export function createLatePorts({
  options,
  version,
  storage,
  clipboard,
  target,
}: LatePortsDependencies): LatePorts {
  const walletRegistry = createWalletRegistry({
    base: options.endpoints.registry,
    projectId: options.projectId,
    sdkVersion: `html-multichain-${version}`,
    ...(target ? { developer: createDeveloperConsole() } : {}),
  })
  return {
    walletRegistry,
    storage: createStorage({ find: storage, projectId: options.projectId, target }),
    clipboard: createClipboard(clipboard),
    dispose: walletRegistry.dispose,
  }
}
