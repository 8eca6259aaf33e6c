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

/** What the late ports stand on: the options, our version, whether this is a page, and where storage and clipboard are found when they are asked for. */
export type LateGround = {
  readonly options: Options
  readonly version: string
  readonly isPage: boolean
  readonly storage: () => HostStorage | null | undefined
  readonly clipboard: () => ClipboardWriter | null | undefined
}

/** Ports that a page needs only once it stands, together in one chunk; `dispose` revokes the pictures' object URLs. */
export type LatePorts = {
  readonly walletRegistry: WalletRegistry
  readonly storage: Storage
  readonly clipboard: Clipboard
  readonly dispose: () => void
}

/** Makes the late ports. */
export function createLatePorts({ options, version, isPage, storage, clipboard }: LateGround): LatePorts {
  const walletRegistry = createWalletRegistry({
    base: options.endpoints.registry,
    projectId: options.projectId,
    sdkVersion: `html-multichain-${version}`,
    ...(isPage ? { developer: createDeveloperConsole() } : {}),
  })
  return {
    walletRegistry,
    storage: createStorage(storage),
    clipboard: createClipboard(clipboard),
    dispose: walletRegistry.dispose,
  }
}
