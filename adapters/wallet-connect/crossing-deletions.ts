/** What of the pairing library's client ends sessions and pairings. */
type Deleting = {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
  readonly core: { readonly pairing: object }
}
type Request = { readonly topic: string }
type Checking = { isValidDisconnect: (request: Request) => Promise<void> }
type InnerEngine = { deleteSession: (request: Request) => Promise<void> }

/** The library waits neither for its check of a deletion that the wallet tells of nor for what it does then, so that both would be rejections in the host's page that nobody handles, where the session or pairing ended here meanwhile. */
export function letDeletionsCross({ engine, session, core }: Deleting): void {
  handleCheck(engine as Checking)
  handleCheck(core.pairing as Checking)
  const inner = engine as InnerEngine
  const { deleteSession } = inner
  inner.deleteSession = async (request) => {
    if (session.keys.includes(request.topic)) await deleteSession(request)
  }
}

function handleCheck(inner: Checking): void {
  const { isValidDisconnect } = inner
  inner.isValidDisconnect = (request) => {
    const checked = isValidDisconnect(request)
    checked.catch(() => {})
    return checked
  }
}
