/** Stands in for `rpc-websockets` in what is published (vite.solana.config.ts): Solana's library makes a client, and nobody here lets it connect. */
export class CommonClient {
  readonly on = (): this => this
  readonly connect = refuse
  readonly call = refuse
  readonly notify = refuse
  readonly close = refuse
}

/** Makes the socket of such a client, which is never wanted. */
export const WebSocket = refuse

function refuse(): never {
  throw new Error('Latchkey asks nodes of Solana over HTTP alone; there is no socket.')
}
