import { mergeMap } from 'rxjs'
import { frameConnector } from '../../domain/connection/connector.ts'
import { frameKeys, recalledKeys } from '../../domain/frame/keys.ts'
import { storageLimit } from '../../domain/limits.ts'
import { isSocialProvider } from '../../domain/options/social-provider.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { features } from '../../events/features.ts'
import { social } from '../../events/frame/social.ts'
import { storage } from '../../events/storage.ts'
import { frameSession, isFrameInUse } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { connectedSessions, isConnectionUnknown } from '../../selectors/sessions/sessions.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** The storage keys about the signed-in visitor. */
const whoKeys = [frameKeys.email, frameKeys.social, frameKeys.socialUsername] as const

/**
 * Reads the stored facts about the frame's wallet at the start. Reads the signed-in visitor again when another tab has signed in and this tab
 * follows.
 */
export const recallFrame = defineEffect<StateOf<'frame'>>(({ on, state, ports, together }) =>
  merge(arrival(on, 'frame'), on(email.signedIn)).pipe(
    mergeMap((event) => {
      const { sessions, recalledFrom } = state().connection
      const isSignIn = isOneOf(event, email.signedIn)
      if (isSignIn && !(recalledFrom === 'tab' && sessions[event.data.session]?.isRestored)) return []
      return [...whoKeys, ...(isSignIn ? [] : recalledKeys)].map((key) => ({ ...event, key }))
    }),
    together({
      limit: storageLimit,
      ask: ({ key }, signal) => ports.storage.read({ key }, signal),
      then: ({ text }, { key }) => {
        if (key === 'email') return email.addressRecalled({ email: text })
        if (key === 'social') return social.recalled({ provider: isSocialProvider(text) ? text : null })
        return key === 'socialUsername'
          ? social.usernameRecalled({ username: text })
          : email.recalled({ key, text })
      },
      fail: (failure, { key }) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Stores that the frame is in use once it knows the visitor. So it can be forgotten even if the visit ends before the wallet opens. */
export const rememberUse = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(email.accepted, social.accepted).pipe(
    decide(({ data: { flow } }) => {
      const { email: byMail, social: byAccount } = state()
      return [byMail.flow?.id, byAccount.flow?.id].includes(flow) ? email.remembered() : null
    }),
  ),
)

/** Reports the sign-in once the frame's wallet has a session. The session may precede the code of this feature. */
export const noteSignIn = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  merge(
    on(connection.established).pipe(
      decide(({ data: { connector, flow: session } }) => {
        if (connector !== frameConnector) return null
        const account = state().social.flow
        if (account?.step !== 'accepted') return email.signedIn({ session })
        const { provider, username } = account
        return [social.signedIn({ session, provider, username }), email.signedIn({ session })]
      }),
    ),
    on(features.loaded).pipe(
      decide(({ data: { feature } }) => {
        const held = connectedSessions(state().connection).find(
          ({ connector }) => connector === frameConnector,
        )
        return feature === 'frame' && held ? email.signedIn({ session: held.session }) : null
      }),
    ),
  ),
)

/**
 * Forgets the frame's wallet once it has no session and opens none. Then nothing of the wallet stays in storage.
 * If another tab ended the session, that tab removes it. The same applies to a visitor of another tab whom the frame does not know here.
 */
export const forgetFrame = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(
    email.recalled,
    email.abandoned,
    social.abandoned,
    connection.recalled,
    connection.reconnectAbandoned,
    connection.attemptAbandoned,
    ...connectionEndings,
  ).pipe(
    decide((event) => {
      const isFromTab = isOneOf(event, connection.recalled) && event.data.from === 'tab'
      const { connection: standing, email: known } = state()
      if (!known.isUsed || isConnectionUnknown(standing) || isFrameInUse(standing) || isFromTab) return null
      const isTheirs = standing.recalledFrom === 'tab' && isOneOf(event, connection.reconnectAbandoned)
      return isTheirs || isOneOf(event, connection.endedInOtherTab)
        ? email.forgottenInOtherTab()
        : email.forgotten()
    }),
  ),
)

/**
 * Stores when a mail was requested, and the signed-in visitor of the frame's wallet. Removes everything once no visitor is signed in.
 * Removes the preferred account kind when another visitor signs in, because it was not their choice.
 */
export const keepFrame = defineEffect<StateOf<'frame'>>(({ on, state, ports, inOrder }) =>
  on(
    email.linkSent,
    email.codeSent,
    email.accepted,
    social.accepted,
    email.remembered,
    email.signedIn,
    emailUpdate.begun,
    emailUpdate.changed,
    email.forgotten,
  ).pipe(
    mergeMap((event) => {
      const isEnd = isOneOf(event, email.forgotten)
      const texts = isOneOf(event, email.accepted, social.accepted)
        ? takenOver(state())
        : isEnd
          ? Object.fromEntries(Object.values(frameKeys).map((key) => [key, null]))
          : isOneOf(event, email.signedIn, emailUpdate.changed)
            ? signedInTexts(state(), 'session' in event.data ? event.data.session : '')
            : isOneOf(event, email.remembered)
              ? { [frameKeys.emailLoginUsed]: 'true' }
              : { [frameKeys.lastEmailLoginTime]: String(event.at) }
      return Object.entries(texts).map(([key, text]) => ({ ...event, key, text, isEnd }))
    }),
    inOrder({
      limit: storageLimit,
      ask: ({ key, text }, signal) =>
        text === null ? ports.storage.remove({ key }, signal) : ports.storage.write({ key, text }, signal),
      then: (_, { key, text }) => (text === null ? storage.removed({ key }) : storage.written({ key })),
      fail: (failure, { key, isEnd }) => storage.failed({ key, purpose: isEnd ? 'forget' : 'keep', failure }),
    }),
  ),
)

/** Returns what to remove when another visitor replaces the one that the frame knew before. */
function takenOver({ connection: standing }: StateOf<'frame'>): Readonly<Record<string, string | null>> {
  return frameSession(standing) === null ? {} : { [frameKeys.preferredAccountType]: null }
}

/** Returns the texts to store for a sign-in. A new visitor overwrites everything of an earlier one. A restored one may not be read yet. */
function signedInTexts(
  { connection: { sessions }, email: { address }, social: { provider, username } }: StateOf<'frame'>,
  session: string,
): Readonly<Record<string, string | null>> {
  const known = Object.entries({
    [frameKeys.email]: address,
    [frameKeys.social]: provider,
    [frameKeys.socialUsername]: username,
  }).filter(([, text]) => text !== null || sessions[session]?.isRestored === false)
  return {
    [frameKeys.emailLoginUsed]: 'true',
    [frameKeys.lastEmailLoginTime]: null,
    ...Object.fromEntries(known),
  }
}
