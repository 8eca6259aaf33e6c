import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

test('the vendored Solana library encodes keys without the Buffer of Node', async () => {
  const { PublicKey } = await import(resolve('dist/vendor/@solana/web3.js/index.js'))
  const bytes = new Uint8Array(32).fill(7)
  vi.stubGlobal('Buffer', undefined)
  try {
    expect(Array.from(new PublicKey(bytes).encode())).toEqual(Array.from(bytes).toReversed())
  } finally {
    vi.unstubAllGlobals()
  }
})
