import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const bundled = '@foundry-rs/anvil-linux-amd64/bin/anvil'

/** Returns the path of the anvil program: the bundled one on Linux (x64), else the first `anvil` on the PATH. */
export function findAnvil(): string {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const found = resolveBundled()
    if (found) return found
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = folders.map((folder) => join(folder, 'anvil')).find(isExecutable)
  if (found) return found
  throw new Error(
    `The sandbox needs anvil to run its chains, and none fits ${process.platform}-${process.arch}: install Foundry so that "anvil" is on the PATH.`,
  )
}

function resolveBundled(): string | null {
  try {
    const path = createRequire(import.meta.url).resolve(bundled)
    return isExecutable(path) ? path : null
  } catch {
    return null
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
