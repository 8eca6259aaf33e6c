import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packedTarball } from '../../scripts/build-setup.ts'
import { ownManifest } from './bundle-host.ts'

const compilers = {
  '5.6': 'tests/compilers/5.6/node_modules/typescript/lib/tsc.js',
  '5.9': 'tests/compilers/5.9/node_modules/typescript/lib/tsc.js',
  '6.0': 'tests/compilers/6.0/node_modules/typescript/lib/tsc.js',
  '7.0': 'node_modules/typescript/bin/tsc',
}
const typesOfReact = { 18: 'tests/react-18/node_modules/@types', 19: 'node_modules/@types' }
const beside = ['viem', 'wagmi', '@wagmi', '@tanstack']

/** How a host is compiled: by which compiler, how modules are found, and with the types of which React. */
export type Compilation = {
  readonly version: keyof typeof compilers
  readonly resolution: 'bundler' | 'nodenext' | 'node10'
  readonly react: keyof typeof typesOfReact
}

/** Every compiler that hosts may have, oldest first. */
export const compilerVersions = Object.keys(compilers) as readonly Compilation['version'][]

/** The ways to compile a host, for one compiler. */
export const waysOf = (version: Compilation['version']): readonly Compilation[] => [
  { version, resolution: 'bundler', react: 18 },
  { version, resolution: 'nodenext', react: 19 },
  // TypeScript 6 no longer takes it without a warning.
  ...(version.startsWith('5.') ? [{ version, resolution: 'node10', react: 18 } as const] : []),
]

/** Hosts of the packed product, one for each React. */
export type TypedHosts = {
  /** What a compiler says to a host, and its exit status. */
  readonly compile: (compilation: Compilation) => { readonly status: number | null; readonly told: string }
  readonly remove: () => void
}

/** Unpacks the packed product and puts a host beside it that uses all of it, and the examples of the documentation. */
export function packTypedHosts(): TypedHosts {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-typed-'))
  for (const react of [18, 19] as const) {
    const modules = join(folder, `react-${react}`, 'node_modules')
    mkdirSync(join(modules, '@types'), { recursive: true })
    mkdirSync(join(modules, 'latchkey'))
    execFileSync('tar', ['-xzf', packedTarball(), '--strip-components=1', '-C', join(modules, 'latchkey')])
    for (const name of ['react', 'react-dom'])
      symlinkSync(resolve(typesOfReact[react], name), join(modules, '@types', name))
    for (const name of [
      'csstype',
      '@types/node',
      '@types/prop-types',
      ...Object.keys(ownManifest().dependencies),
      ...beside,
    ]) {
      const target = join(modules, name)
      rmSync(target, { force: true })
      symlinkSync(resolve('node_modules', name), target)
    }
    cpSync('tests/build/typed-host', join(folder, `react-${react}`), { recursive: true })
    writeFileSync(join(folder, `react-${react}`, 'headless.ts'), exampleIn('docs/headless.md', 'ts'))
    writeFileSync(join(folder, `react-${react}`, 'own-button.tsx'), exampleIn('docs/react.md', 'tsx'))
    writeFileSync(join(folder, `react-${react}`, 'testing.ts'), exampleIn('docs/testing.md', 'ts'))
    writeFileSync(join(folder, `react-${react}`, 'package.json'), '{ "type": "module" }')
  }
  return {
    compile: ({ version, resolution, react }) => {
      const cwd = join(folder, `react-${react}`)
      const config = `tsconfig.${version}.json`
      const compilerOptions = {
        module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution: resolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        // Other packages are not written for it.
        skipLibCheck: resolution === 'node10',
        preserveSymlinks: true,
        types: [],
        noEmit: true,
      }
      const files = ['host.tsx', 'headless.ts', 'own-button.tsx', 'testing.ts']
      writeFileSync(join(cwd, config), JSON.stringify({ compilerOptions, files }))
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve(compilers[version]), '-p', config],
        { cwd, encoding: 'utf8' },
      )
      return { status, told: `${stdout}${stderr}`.trim() }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The first example of a language in a document. */
function exampleIn(path: string, language: string): string {
  return (
    new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? ''
  )
}
