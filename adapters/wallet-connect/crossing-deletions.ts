/** The parts of the pairing library's client that end sessions and pairings. */
type Deleting = {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
  readonly core: { readonly pairing: object }
}
type Request = { readonly topic: string }
type Checking = { isValidDisconnect: (request: Request) => Promise<void> }
type InnerEngine = { deleteSession: (request: Request) => Promise<void> }

/**
 * Prevents unhandled rejections in the host's page when both sides end a session or pairing at once. The library awaits neither its check of the
 * wallet's deletion nor the deletion itself. Both reject if the session or pairing has already ended on this side.
 */
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
