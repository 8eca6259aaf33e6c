import type { Endpoints } from '../endpoints.ts'
import { importSolanaKey, type SolanaKey } from '../solana-key.ts'

/** The sandbox's data for the wallets. */
export type SolanaWorld = {
  /** Returns the keys of persons by their positions. */
  keys(positions: readonly number[]): Promise<readonly SolanaKey[]>
  /** Sends a signed transaction to the sandbox's node. Throws the node's message if it refuses. */
  send(transaction: Uint8Array, options: object): Promise<void>
}

/** Loads Solana's endpoints from the page's own origin. */
export async function loadSolanaWorld(): Promise<SolanaWorld> {
  const response = await fetch('/endpoints.json')
  const endpoints = (await response.json()) as Endpoints | null
  const solana = endpoints?.solana
  if (!solana) throw new Error('The sandbox runs without Solana: start it with "npm start" and reload.')
  return {
    keys: (positions) =>
      Promise.all(positions.map((position) => importSolanaKey(solana.accounts[position]?.secretKey ?? ''))),
    async send(transaction, options) {
      const text = btoa(String.fromCharCode(...transaction))
      const params = [text, { ...options, encoding: 'base64' }]
      const answer = await fetch(endpoints.chains[solana.chain] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }),
      })
      const { error } = (await answer.json()) as { error?: { message: string } }
      if (error) throw new Error(error.message)
    },
  }
}
