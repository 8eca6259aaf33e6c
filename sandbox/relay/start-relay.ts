import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFaultSwitch } from '../http/fault-switch.ts'
import type { PartServer } from '../http/part-server.ts'
import { openLetterBox } from './letter-box.ts'
import { listenForClients, type Listener } from './listen-for-clients.ts'
import { createPostOffice } from './post-office.ts'

/** A running relay. `url` begins with `ws://` and stays the same after `kill` and `restart`. */
export type Relay = PartServer & {
  /** Drops every client and stops listening, like a crash. The mailboxes stay on disk. */
  kill(): Promise<void>
  /** Listens again on the same port, with the mailboxes read from disk. */
  restart(): Promise<void>
}

/** Starts the relay. Without a state folder, its mailboxes are in a temporary one that `stop` removes. */
export async function startRelay(
  options: { readonly port?: number; readonly stateFolder?: string | null } = {},
): Promise<Relay> {
  const { port: wanted = 0, stateFolder = null } = options
  const folder = stateFolder ?? mkdtempSync(join(tmpdir(), 'sandbox-relay-'))
  let listener: Listener | null = null
  const faults = createFaultSwitch(({ fault, path }) => {
    if (fault === 'refuse' && path === undefined) listener?.dropClients()
  })
  const open = (port: number) => listenForClients(port, createPostOffice(openLetterBox(folder)), faults)

  listener = await open(wanted)
  const { port } = listener
  async function kill(): Promise<void> {
    const ending = listener
    listener = null
    await ending?.close()
  }
  return {
    url: `ws://127.0.0.1:${port}`,
    faults,
    kill,
    async restart() {
      await kill()
      listener = await open(port)
      if (listener.port === port) return
      await kill()
      throw new Error(`The relay can not restart: another program has taken port ${port}.`)
    },
    async stop() {
      await kill()
      if (stateFolder === null) rmSync(folder, { recursive: true, force: true })
    },
  }
}
