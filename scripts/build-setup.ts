import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackage } from './pack-package.ts'

/** Builds the package as it is published, once for all tests. Packs it into the file that `PACKAGE_TARBALL` names. */
export function setup(): (() => void) | undefined {
  if (!process.env.PACKAGE_BUILT) {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
    process.env.PACKAGE_BUILT = '1'
  }
  if (process.env.PACKAGE_TARBALL) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-tarball-'))
  process.env.PACKAGE_TARBALL = packPackage(folder)
  return () => {
    delete process.env.PACKAGE_TARBALL
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the path of the packed package of this test run. */
export function packedTarball(): string {
  const tarball = process.env.PACKAGE_TARBALL
  if (tarball) return tarball
  throw new Error('No packed package: this project needs scripts/build-setup.ts among its globalSetup.')
}
