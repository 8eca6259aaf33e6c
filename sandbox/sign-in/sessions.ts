import { randomBytes } from 'node:crypto'

/** Who is signed in, as the page reads it: a chain of Ethereum's kind by its number, any other by its CAIP-2 id. */
export type SignedIn = { readonly address: string; readonly chainId: number | string }

type Session = { readonly nonces: Set<string>; signedIn: SignedIn | null }

/** The visitors of one server, each known by a cookie. */
export type Sessions = {
  /** Reads the cookie of a request; `null` where it is nobody's. */
  of(cookies: string | undefined): Session | null
  /** Begins to know a visitor; answers the session and the cookie to set. */
  begin(): { readonly session: Session; readonly cookie: string }
  /** Forgets whoever has signed in, as when the time of every session is over. */
  expire(): void
}

const name = 'tidewater_visitor'

/** A server that knows nobody yet. */
export function createSessions(): Sessions {
  const known = new Map<string, Session>()
  return {
    of(cookies = '') {
      const id = cookies
        .split('; ')
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      return known.get(id ?? '') ?? null
    },
    begin() {
      const id = randomBytes(24).toString('hex')
      const session: Session = { nonces: new Set(), signedIn: null }
      known.set(id, session)
      return { session, cookie: `${name}=${id}; Path=/; HttpOnly; SameSite=Lax` }
    },
    expire() {
      for (const session of known.values()) session.signedIn = null
    },
  }
}
