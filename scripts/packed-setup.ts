import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Endpoints } from '../sandbox/endpoints.ts'
import { startSandbox } from '../sandbox/start.ts'
import { packedTarball, setup as build } from './build-setup.ts'
import type { ChainNodes } from './chains-setup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an unrelated project in which the packed Latchkey is installed. */
    foreignFolder: string
    sandbox: Endpoints
  }
}

/** Prepares the tests of the packed product. Builds and packs it, installs it in an unrelated folder, and starts a sandbox. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const forget = build()
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  // These tests only read the chains, so any of the run's nodes will do.
  const { sets } = JSON.parse(process.env.CHAIN_NODES ?? '{"sets":[]}') as ChainNodes
  const sandbox = await startSandbox({ page: 'blank', ...(sets[0] && { nodes: sets[0] }) })
  project.provide('foreignFolder', installedIn(folder))
  project.provide('sandbox', sandbox.endpoints)
  return async () => {
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
    forget?.()
  }
}

/** Installs the tarball with an empty package in place of each dependency. The program must not need them, and npm asks no registry. */
function installedIn(folder: string): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const overrides = Object.fromEntries(Object.keys(dependencies).map((name) => [name, 'file:../nothing']))
  write(join(folder, 'nothing'), { name: 'nothing', version: '1.0.0' })
  const foreign = write(join(folder, 'foreign'), { name: 'foreign', private: true, overrides })
  const args = ['install', '--silent', '--offline', '--no-audit', '--no-fund', packedTarball()]
  execFileSync('npm', args, { cwd: foreign, stdio: ['ignore', 'ignore', 'inherit'] })
  return foreign
}

function write(folder: string, manifest: object): string {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}
