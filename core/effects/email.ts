import { filter, map } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { frameLimit, frameMailLimit } from '../domain/limits.ts'
import { isWholeCode } from '../domain/one-time-code.ts'
import { isOneOf } from '../events/define-events.ts'
import { email } from '../events/email.ts'
import type { EmailAttempt } from '../reducers/email.ts'
import type { StateOf } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import type { EffectTools } from './define-effect.ts'
import { merge } from './merge.ts'

/** How often it is looked whether a link is good still, in milliseconds. */
const linkLook = 10_000

type Step = ReturnType<typeof email.failed>['data']['step']

/** Has the mail sent, or sent again; a code that was taken meanwhile takes that back. Leaving does not, since the frame sends it all the same. A device that the frame trusts needs none. */
export const askForEmail = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(email.submitted, email.resendRequested, email.accepted).pipe(
    filter((event) => !isOneOf(event, email.submitted) || state().email.attempt?.id === event.id),
    ofAttempt(state),
    latestPer(({ attempt }) => attempt, {
      limit: frameLimit,
      ask: (event, signal) => {
        const { attempt, lastAskedAt } = state().email
        return attempt && attempt.id === event.attempt && !isOneOf(event, email.accepted)
          ? ports.frame.connectEmail({ email: attempt.email, lastAskedAt }, signal)
          : null
      },
      then: ({ next }, { attempt }) => {
        if (next === 'none') return email.accepted({ attempt })
        return next === 'device' ? email.linkSent({ attempt }) : email.codeSent({ attempt })
      },
      fail: (failure, { attempt }) => failed(state(), attempt, 'mail', failure),
    }),
  ),
)

/** Waits until the link was opened, for as long as it is good, and again where that broke off; another mail, the link's own end, or leaving, ends that. */
export const awaitLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  linkNews(on).pipe(
    ofAttempt(state),
    latestPer(({ attempt }) => attempt, {
      limit: 'timer',
      ask: (event, signal) =>
        isOneOf(event, email.linkSent, email.linkRetried) && waitingForLink(state(), event)
          ? ports.frame.connectDevice(null, signal)
          : null,
      then: (_, { attempt }) => email.linkOpened({ attempt }),
      fail: (failure, { attempt }) => failed(state(), attempt, 'link', failure),
    }),
  ),
)

/** A mail whose wait broke off counts, and is waited for again, only for as long as its link is good, which is looked at again and again, since a device may sleep; of a wait that does not break off the frame's own limit says the same. */
export const endLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  merge(linkNews(on), on(email.linkLasted)).pipe(
    ofAttempt(state),
    latestPer(({ attempt }) => attempt, {
      limit: 'timer',
      ask: (event, signal) => {
        const attempt = waitingForLink(state(), event)
        const isBroken = attempt?.isWaitBroken || isOneOf(event, email.linkRetried, email.linkLasted)
        return attempt && isBroken
          ? ports.clock.after(Math.min(linkLook, linkTime(attempt, event.at)), signal)
          : null
      },
      then: (_, event) => {
        const attempt = waitingForLink(state(), event)
        if (!attempt) return null
        return linkTime(attempt, event.at) > linkLook
          ? email.linkLasted({ attempt: attempt.id })
          : failed(state(), attempt.id, 'link', { code: 'timed-out' })
      },
      fail: () => null,
    }),
  ),
)

/** A code is checked as soon as it is whole; a new mail takes that back. Leaving does not, since the frame may have taken the code by then. */
export const checkCode = defineEffect<StateOf<'frame'>>(({ on, state, ports, decide, latestPer }) =>
  merge(
    on(email.codeTyped).pipe(
      decide(() => {
        const { attempt, code } = state().email
        return attempt?.step === 'code' && isWholeCode(code)
          ? email.checkStarted({ attempt: attempt.id })
          : null
      }),
    ),
    on(email.checkStarted, email.linkSent, email.codeSent, email.accepted).pipe(
      latestPer(({ data }) => data.attempt, {
        limit: frameLimit,
        ask: (event, signal) =>
          isOneOf(event, email.checkStarted)
            ? ports.frame.connectOtp({ otp: state().email.code.text }, signal)
            : null,
        then: (_, { data: { attempt } }) => email.accepted({ attempt }),
        fail: (failure, { data: { attempt } }) => failed(state(), attempt, 'code', failure),
      }),
    ),
  ),
)

/** What tells of the link of an attempt, and what ends it. */
function linkNews(on: EffectTools['on']) {
  return merge(
    on(email.linkSent, email.codeSent, email.linkOpened, email.linkRetried, email.accepted, email.abandoned),
    on(email.failed).pipe(filter(({ data }) => data.step === 'link')),
  )
}

/** Adds to each event the attempt that it is about. What a person presses is about the current one. */
function ofAttempt<About extends { readonly data: object }>(state: () => StateOf<'frame'>) {
  return map((event: About) => {
    const { attempt } = event.data as { readonly attempt?: string }
    return { ...event, attempt: attempt ?? state().email.attempt?.id ?? '' }
  })
}

/** The attempt that an event is about, where it is the current one and still waits for its link. */
function waitingForLink(
  { email: { attempt } }: StateOf<'frame'>,
  about: { readonly attempt: string },
): EmailAttempt | null {
  return attempt?.step === 'link' && attempt.id === about.attempt ? attempt : null
}

/** For how long the link of a mail is good, in milliseconds, at a time in milliseconds since 1970. */
function linkTime({ mailedAt }: EmailAttempt, at: number): number {
  return Math.max(0, frameMailLimit - Math.max(0, at - (mailedAt ?? at)))
}

/** Says what an attempt failed at, while it is the current one. */
function failed({ email: { attempt } }: StateOf<'frame'>, id: string, step: Step, failure: Failure) {
  return attempt?.id === id ? email.failed({ attempt: id, step, failure }) : null
}
