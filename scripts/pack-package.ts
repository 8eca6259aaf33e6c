import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The fields of the manifest that registries, installers and resolvers read. What only developers need is not published. */
const published = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'type',
  'engines',
  'sideEffects',
  'bin',
  'types',
  'typesVersions',
  'exports',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
] as const

/** Packs the built package, and returns the path of the tarball in the folder. Expects that `npm run build` has run. */
export function packPackage(folder: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'latchkey-stage-'))
  try {
    for (const path of packedFiles()) {
      mkdirSync(dirname(join(stage, path)), { recursive: true })
      cpSync(path, join(stage, path))
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
    return join(
      folder,
      npm(['pack', stage, '--silent', '--pack-destination', folder]).split('\n').at(-1) ?? '',
    )
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Returns the paths that npm would publish from the checkout. */
function packedFiles(): readonly string[] {
  const [packed] = JSON.parse(npm(['pack', '--dry-run', '--json'])) as [{ files: { path: string }[] }]
  return packed.files.map(({ path }) => path)
}

function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>>
  return Object.fromEntries(published.flatMap((name) => (name in manifest ? [[name, manifest[name]]] : [])))
}

function npm(args: readonly string[]): string {
  return execFileSync('npm', [...args, '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packPackage(process.argv[2] ?? '.'))
