import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const packages = ['latchkey', 'viem', 'wagmi', '@tanstack', 'react', 'react-dom', '@types']

/** An app that has the built package, in which snippets of the documentation are compiled. */
export type SnippetHost = {
  /** Compiles files. Returns the compiler's exit status, and what it says. */
  readonly compile: (files: Readonly<Record<string, string>>) => {
    readonly status: number | null
    readonly told: string
  }
  readonly remove: () => void
}

/** Makes such an app in a temporary folder. */
export function snippetHost(): SnippetHost {
  const host = mkdtempSync(join(tmpdir(), 'latchkey-pages-'))
  mkdirSync(join(host, 'node_modules'))
  for (const name of packages)
    symlinkSync(resolve(name === 'latchkey' ? '.' : `node_modules/${name}`), join(host, 'node_modules', name))
  return {
    compile: (files) => {
      for (const [name, code] of Object.entries(files)) {
        mkdirSync(dirname(join(host, name)), { recursive: true })
        writeFileSync(join(host, name), code)
      }
      const config = { compilerOptions, files: Object.keys(files) }
      writeFileSync(join(host, 'tsconfig.json'), JSON.stringify(config))
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'],
        { cwd: host, encoding: 'utf8' },
      )
      return { status, told: `${stdout}${stderr}`.trim() }
    },
    remove: () => rmSync(host, { recursive: true, force: true }),
  }
}

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}
