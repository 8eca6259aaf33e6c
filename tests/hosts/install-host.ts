import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostEnvironment, hostIn } from './foreign-host.ts'
import type { ForeignHost } from './foreign-host.ts'
import { SilentRegistry, npmAnswer } from '../../scripts/npm-tries.ts'
import { packPackage } from '../../scripts/pack-package.ts'
import { generators } from './generators.ts'
import type { GeneratorName } from './generators.ts'

/** Copies an app of ours with a lock file to a temporary folder, over what it has in common with others, and installs it there with this package as it is published. */
export function installHost(name: string, common?: string): ForeignHost {
  const folder = emptyFolder(name)
  if (common !== undefined) cpSync(join(import.meta.dirname, common), folder, { recursive: true })
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  const tarball = packPackage(folder)
  npm(['ci'], folder)
  npm(['install', '--no-save', '--no-package-lock', tarball], folder)
  return hostIn(folder)
}

/** Copies an app without Latchkey and with a lock file to a temporary folder, and installs it there. */
export function installClient(name: string): ForeignHost {
  const folder = emptyFolder(name)
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  npm(['ci'], folder)
  return hostIn(folder)
}

/** Copies one of the examples to a temporary folder, and installs it there as it stands, `latchkey` being this package as it is published. */
export function installExample(name: string): ForeignHost {
  const folder = emptyFolder(name)
  cpSync(join('examples', name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.next)$/.test(path),
  })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  manifest.dependencies.latchkey = `file:${packPackage(folder)}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  npm(['install'], folder)
  return hostIn(folder)
}

/** An app that a generator made, and what npm said of the packages that were added to it. */
export type GeneratedHost = ForeignHost & { readonly installed: string }

/** Lets a generator make an app in a temporary folder, and adds packages to it; `latchkey` is this package as it is published. */
export function generateHost(name: GeneratorName, packages: readonly string[]): GeneratedHost {
  const folder = emptyFolder(name)
  const { generator, args, needs } = generators[name]
  npm(['exec', '--yes', '--', generator, 'app', ...args], folder)
  const app = join(folder, 'app')
  const tarball = packPackage(folder)
  const wanted = packages.map((other) => (other === 'latchkey' ? tarball : other))
  const installed = npm(['install', ...wanted, ...needs], app, 'warn')
  const host = hostIn(app)
  return { ...host, installed, remove: hostIn(folder).remove }
}

function emptyFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `latchkey-${name}-`))
}

/** Runs npm to its end, over its cache where that has what is asked for, and answers what it wrote, warnings included where it may speak; throws that when it fails, a `SilentRegistry` where nobody answers. */
function npm(args: readonly string[], cwd: string, level = 'error'): string {
  const [command = '', ...rest] = args
  const given = [command, `--loglevel=${level}`, '--prefer-offline', '--no-audit', '--no-fund', ...rest]
  const { stdout, stderr } = npmAnswer(args.join(' '), () =>
    spawnSync('npm', given, { cwd, encoding: 'utf8', env: hostEnvironment() }),
  )
  return level === 'error' ? stdout : stdout + stderr
}

/** An app as it is installed; null where the registry stays silent, which is said. */
export function unlessSilent<Host>(install: () => Host): Host | null {
  try {
    return install()
  } catch (error) {
    if (!(error instanceof SilentRegistry)) throw error
    process.stdout.write(`Skipped, since the registry does not answer. ${error.message}\n`)
    return null
  }
}
