import { randomBytes } from 'node:crypto'

/** A session in the page's form: an EVM chain by its number, any other by its CAIP-2 id. */
export type SignedIn = { readonly address: string; readonly chainId: number | string }

type Session = { readonly nonces: Set<string>; signedIn: SignedIn | null }

/** The visitors of one server, each known by a cookie. */
export type Sessions = {
  /** Returns the session of a request's cookie, or `null` if it is unknown. */
  of(cookies: string | undefined): Session | null
  /** Begins a visitor's session. Returns it with the cookie to set. */
  begin(): { readonly session: Session; readonly cookie: string }
  /** Ends all sign-ins, as if every session had expired. */
  expire(): void
}

const name = 'tidewater_visitor'

/** Creates a server's sessions. */
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
