import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { methodPath } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { faucetCoins } from './airdrop.ts'
import { answerCall } from './calls/answer-call.ts'
import { answerHttp } from './answer-http.ts'
import { wakeLedger } from './ledger/ledger.ts'
import { faucetKey, solanaPersons } from './persons.ts'
import { seedHistory, type SolanaSeed } from './seed-history.ts'
import { createSockets } from './serve-sockets.ts'
import { createSlotClock, firstSlot } from './slot-clock.ts'
import { createNode, type SolanaNode } from './solana-node.ts'
import { readState, writeState } from './state-file.ts'
import { dealTokens } from './tokens/tokens.ts'

/** The running Solana part. `url` is its JSON-RPC, and `socketUrl` the WebSocket on the next port, where clients expect it. */
export type SolanaPart = PartServer & {
  readonly socketUrl: string
  /** Answers a request without faults. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Sends requests to the node itself. An answer is `undefined` if the node refuses the request. */
  ask(calls: readonly (readonly [method: string, params: readonly unknown[]])[]): Promise<readonly unknown[]>
  /** Runs an address's history, in past slots. */
  seed(seed: SolanaSeed): Promise<void>
  /** Skips this many slots at once. */
  pass(slots: number): void
}

const attempts = 50
const mostSlots = 10_000_000
const keepEvery = 1_000

/** Starts the stand-in for a Solana node. The runtime itself starts with the first call. */
export async function startSolana(options: {
  readonly port: number
  readonly stateFolder: string | null
  readonly now?: () => number
}): Promise<SolanaPart> {
  const { port, stateFolder, now = Date.now } = options
  const kept = stateFolder === null ? null : readState(stateFolder)
  const clock = createSlotClock(now, kept?.slot ?? firstSlot)
  let waking: Promise<SolanaNode> | null = null
  let keeping: NodeJS.Timeout | null = null

  const wake = () => (waking ??= wakeNode())
  async function wakeNode(): Promise<SolanaNode> {
    const ledger = await wakeLedger()
    await dealTokens(ledger, await solanaPersons())
    const faucet = (await faucetKey()).address
    const nothing = new Uint8Array()
    ledger.put(faucet, {
      lamports: faucetCoins,
      owner: SYSTEM_PROGRAM_ADDRESS,
      data: nothing,
      executable: false,
    })
    const node = createNode(ledger, clock, kept)
    if (stateFolder !== null) {
      node.watch(() => (keeping ??= setTimeout(() => keep(stateFolder, node), keepEvery).unref()))
    }
    return node
  }
  function keep(folder: string, node: SolanaNode): void {
    if (keeping) clearTimeout(keeping)
    keeping = null
    writeState(folder, node.keep())
  }

  const sockets = createSockets(wake)
  const { front, side } = await listenOnBoth(port, (wanted) =>
    startPartServer({
      port: wanted,
      allowedHeaders: ['content-type', 'solana-client'],
      answer: (request, response, url) => answerHttp(wake, request, response, url),
      malformed: () => ({
        type: 'application/json',
        body: '{"jsonrpc":"2.0","answer":["not","a","result"]}',
      }),
      pathOf: methodPath,
      upgrade: sockets.upgrade,
      ordered({ fault, path }) {
        if (fault === 'refuse' && path === undefined) sockets.drop()
      },
      takeOrder(order) {
        if (!('slots' in order)) return false
        clock.pass(readSlots(order['slots']))
        return true
      },
    }),
  )

  async function listenOnBoth(
    wanted: number,
    listen: (port: number) => Promise<PartServer>,
  ): Promise<{ readonly front: PartServer; readonly side: Server }> {
    let first = wanted
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const front = await listen(first)
      const port = Number(new URL(front.url).port)
      const side = await sockets.listenOn(port + 1, front.faults)
      if (side) return { front, side }
      await front.stop()
      // The next port is taken, and so are the ones before it.
      if (wanted !== 0) first = port + 2
    }
    throw new Error('No two free ports stand side by side for Solana: choose another one with --port.')
  }

  return {
    url: front.url,
    answer: (request, response) => answerHttp(wake, request, response, new URL(front.url)),
    ask: (calls) =>
      Promise.all(calls.map(async ([method, params]) => (await answerCall(wake, { method, params })).result)),
    seed: async (seed) => seedHistory(await wake(), seed),
    socketUrl: `ws://127.0.0.1:${Number(new URL(front.url).port) + 1}`,
    faults: front.faults,
    pass: (slots) => clock.pass(readSlots(slots)),
    async stop() {
      sockets.drop()
      side.closeAllConnections()
      await Promise.all([front.stop(), new Promise((resolve) => side.close(resolve))])
      if (waking && stateFolder !== null) keep(stateFolder, await waking)
    },
  }
}

function readSlots(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= mostSlots) return value
  throw new Error(`"slots" must be a whole number from 1 to ${mostSlots}.`)
}
