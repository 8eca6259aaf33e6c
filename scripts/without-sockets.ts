/**
 * Replaces `rpc-websockets` in the published package (vite.solana.config.ts). Solana's library creates a client, but Latchkey never lets it
 * connect.
 */
export class CommonClient {
  readonly on = (): this => this
  readonly connect = refuse
  readonly call = refuse
  readonly notify = refuse
  readonly close = refuse
}

/** Replaces the socket of such a client, which is never used. */
export const WebSocket = refuse

function refuse(): never {
  throw new Error('Latchkey asks nodes of Solana over HTTP alone; there is no socket.')
}
