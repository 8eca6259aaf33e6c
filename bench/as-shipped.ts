import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Runs a bench in its own process, on code as it is shipped. That code is bundled for production and lacks what a loader adds to every function. */
export async function runAsShipped(module: string, bench: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'))
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `import { ${bench} } from ${JSON.stringify(resolve(module))}\n${bench}()\n`)
  try {
    await build({
      root: resolve('.'),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      ssr: { noExternal: true },
      build: { ssr: entry, outDir: join(folder, 'out'), target: 'es2022' },
    })
    const env = { ...process.env, NODE_ENV: 'production' }
    execFileSync(process.execPath, [join(folder, 'out', 'entry.js')], { env, stdio: 'inherit' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
