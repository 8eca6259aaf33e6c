import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const binary = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/bin/anvil')

/** A real chain on a free port of loopback, until `stop`; ready when this resolves. */
export async function startAnvil(
  chainId: number,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(binary, ['--port', '0', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void child.kill('SIGKILL')
  const address = await new Promise<string>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`anvil ended with ${code} before it listened.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /Listening on (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  return { url: `http://${address}`, stop }
}
