import { createHash, randomBytes } from 'node:crypto'
import { keptRows } from '../kept-rows.ts'

/** Who is signed in, each known by a token of which only a digest is kept. */
export type Sessions = {
  begin(user: string): { readonly token: string }
  /** The id of the user; `null` where the token is nobody's. */
  userOf(token: string): string | null
  end(token: string): void
  /** Forgets everybody. */
  endAll(): void
}

/** The sessions of a folder. */
export function createSessions(folder: string | null): Sessions {
  const users = keptRows<string>(folder, 'frame-sessions.json')
  return {
    begin(user) {
      const token = randomBytes(24).toString('base64url')
      users.put(digestOf(token), user)
      return { token }
    },
    userOf: (token) => users.find(digestOf(token)),
    end: (token) => users.remove(digestOf(token)),
    endAll: () => users.clear(),
  }
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
