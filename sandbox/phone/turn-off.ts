/** The used part of the pairing library's core, for any copy of the library. */
type PairingCore = {
  readonly heartbeat: { stop(): void }
  readonly events: { removeAllListeners(): unknown }
  readonly relayer: {
    readonly events: { removeAllListeners(): unknown }
    transportClose(): Promise<void>
  }
}

/** Ends a core's timers and its socket for good. `memory` names its storage. */
export async function turnOff(core: PairingCore, memory: string): Promise<void> {
  core.heartbeat.stop()
  // Pending work would reopen the connection, and retry without end if the relay is gone. These stubs make it wait for ever.
  Reflect.set(core.relayer, 'transportOpen', () => Promise.resolve())
  Reflect.set(core.relayer, 'request', () => new Promise(() => undefined))
  await core.relayer.transportClose()
  core.events.removeAllListeners()
  core.relayer.events.removeAllListeners()
  // The library stores every core under a global name.
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${memory}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${memory}_count`)
}
