import { createHash, randomBytes } from 'node:crypto'
import { keptRows } from '../kept-rows.ts'

/** The signed-in users, each by a token. Only the token's digest is stored. */
export type Sessions = {
  begin(user: string): { readonly token: string }
  /** Returns the id of the user, or `null` for an unknown token. */
  userOf(token: string): string | null
  end(token: string): void
  /** Ends all sessions. */
  endAll(): void
}

/** Creates the list of sessions in a folder. */
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
