/** What is known here of a core of the pairing library, whichever copy of it made that. */
type PairingCore = {
  readonly heartbeat: { stop(): void }
  readonly events: { removeAllListeners(): unknown }
  readonly relayer: {
    readonly events: { removeAllListeners(): unknown }
    transportClose(): Promise<void>
  }
}

/** Ends the timers and the socket of a core for good; `memory` names its storage. */
export async function turnOff(core: PairingCore, memory: string): Promise<void> {
  core.heartbeat.stop()
  // What is still under way would open the connection again, without end where the relay is gone; now it waits, and is forgotten.
  Reflect.set(core.relayer, 'transportOpen', () => Promise.resolve())
  Reflect.set(core.relayer, 'request', () => new Promise(() => undefined))
  await core.relayer.transportClose()
  core.events.removeAllListeners()
  core.relayer.events.removeAllListeners()
  // The library keeps every core it made under a global name.
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${memory}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${memory}_count`)
}
