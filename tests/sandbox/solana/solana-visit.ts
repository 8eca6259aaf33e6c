import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { SolanaToken } from '../../../sandbox/solana/tokens/tokens.ts'
import base58 from 'bs58'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'

/** The sandbox's Solana under a plain client. */
export type SolanaVisit = {
  readonly sandbox: Sandbox
  readonly url: string
  readonly connection: Connection
  person(position: number): Keypair
  token(symbol: string): SolanaToken & { readonly key: PublicKey }
  stop(): Promise<void>
}

/** Starts Solana alone and connects to it with nothing but its URL. */
export async function visitSolana(): Promise<SolanaVisit> {
  const sandbox = await startSandbox({ only: ['solana'] })
  const { solana, chains } = sandbox.endpoints
  if (!solana) throw new Error('The sandbox has no Solana.')
  const url = chains[solana.chain] ?? ''
  const connection = new Connection(url, 'confirmed')
  return {
    sandbox,
    url,
    connection,
    person(position) {
      const person = solana.accounts[position]
      if (!person) throw new Error(`The sandbox has no person ${position}.`)
      return Keypair.fromSecretKey(base58.decode(person.secretKey))
    },
    token(symbol) {
      const token = solana.tokens.find((candidate) => candidate.symbol === symbol)
      if (!token) throw new Error(`The sandbox has no token ${symbol}.`)
      return { ...token, key: new PublicKey(token.mint) }
    },
    async stop() {
      hangUp(connection)
      await sandbox.stop()
    },
  }
}

// The client has no public way to end its socket, which would look for the server for ever.
function hangUp(connection: Connection): void {
  const { _rpcWebSocket: socket } = connection as unknown as {
    readonly _rpcWebSocket: { setAutoReconnect(again: boolean): void; close(): void }
  }
  socket.setAutoReconnect(false)
  socket.close()
}
