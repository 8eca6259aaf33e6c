import { filter, map } from 'rxjs'
import type { EmailFlow } from '../../domain/frame/email-flow.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { mailLinkInterval } from '../../domain/intervals.ts'
import { frameLimit, frameMailLimit } from '../../domain/limits.ts'
import { isCompleteCode } from '../../domain/frame/one-time-code.ts'
import { isOneOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

type Step = ReturnType<typeof email.failed>['data']['step']

/**
 * Asks the frame to send the mail, or to send it again. An accepted code aborts the question. Abandoning does not, because the frame sends the mail
 * nevertheless.
 * A device that the frame trusts needs no mail.
 */
export const askForEmail = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(email.submitted, email.resendRequested, email.accepted).pipe(
    filter((event) => !isOneOf(event, email.submitted) || state().email.flow?.id === event.id),
    ofFlow(state),
    latestPer(({ about }) => about, {
      limit: frameLimit,
      ask: (event, signal) => {
        const { flow, lastAskedAt } = state().email
        return flow && flow.id === event.about && !isOneOf(event, email.accepted)
          ? ports.frame.connectEmail({ email: flow.email, lastAskedAt }, signal)
          : null
      },
      then: ({ next }, { about: flow }) => {
        if (next === 'none') return email.accepted({ flow })
        return next === 'device' ? email.linkSent({ flow }) : email.codeSent({ flow })
      },
      fail: (failure, { about }) => failed(state(), about, 'mail', failure),
    }),
  ),
)

/** Waits until the link is opened, while it is valid. Waits again after the wait broke off and the visitor retries. */
export const awaitLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  linkNews(on).pipe(
    ofFlow(state),
    latestPer(({ about }) => about, {
      limit: 'timer',
      ask: (event, signal) =>
        isOneOf(event, email.linkSent, email.linkRetried) && waitingForLink(state(), event)
          ? ports.frame.connectDevice(null, signal)
          : null,
      then: (_, { about: flow }) => email.linkOpened({ flow }),
      fail: (failure, { about }) => failed(state(), about, 'link', failure),
    }),
  ),
)

/**
 * Ends a wait for the link that broke off, once the link is no longer valid. Until then the visitor may wait for it again.
 * Checks the time again and again, because a device may sleep. Any other wait ends by the frame's own limit.
 */
export const endLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  merge(linkNews(on), on(email.linkStillValid)).pipe(
    ofFlow(state),
    latestPer(({ about }) => about, {
      limit: 'timer',
      ask: (event, signal) => {
        const flow = waitingForLink(state(), event)
        const isBroken = flow?.isWaitBroken || isOneOf(event, email.linkRetried, email.linkStillValid)
        return flow && isBroken
          ? ports.clock.after(Math.min(mailLinkInterval, linkTime(flow, event.at)), signal)
          : null
      },
      then: (_, event) => {
        const flow = waitingForLink(state(), event)
        if (!flow) return null
        return linkTime(flow, event.at) > mailLinkInterval
          ? email.linkStillValid({ flow: flow.id })
          : failed(state(), flow.id, 'link', { code: 'timed-out' })
      },
      fail: () => null,
    }),
  ),
)

/**
 * Checks a code as soon as it is complete. A new mail aborts the question. Abandoning does not, because the frame may have accepted the code by then.
 */
export const checkCode = defineEffect<StateOf<'frame'>>(({ on, state, ports, decide, latestPer }) =>
  merge(
    on(email.codeTyped).pipe(
      decide(() => {
        const { flow, code } = state().email
        return flow?.step === 'code' && isCompleteCode(code) ? email.checkStarted({ flow: flow.id }) : null
      }),
    ),
    on(email.checkStarted, email.linkSent, email.codeSent, email.accepted).pipe(
      latestPer(({ data }) => data.flow, {
        limit: frameLimit,
        ask: (event, signal) =>
          isOneOf(event, email.checkStarted)
            ? ports.frame.connectOtp({ otp: state().email.code.text }, signal)
            : null,
        then: (_, { data: { flow } }) => email.accepted({ flow }),
        fail: (failure, { data: { flow } }) => failed(state(), flow, 'code', failure),
      }),
    ),
  ),
)

/** Returns the events about the link of a sign-in, and those that end it. */
function linkNews(on: EffectTools['on']) {
  return merge(
    on(email.linkSent, email.codeSent, email.linkOpened, email.linkRetried, email.accepted, email.abandoned),
    on(email.failed).pipe(filter(({ data }) => data.step === 'link')),
  )
}

/** Adds to each event the id of its sign-in. A visitor's press concerns the current one. */
function ofFlow<About extends { readonly data: object }>(state: () => StateOf<'frame'>) {
  return map((event: About) => {
    const { flow } = event.data as { readonly flow?: string }
    return { ...event, about: flow ?? state().email.flow?.id ?? '' }
  })
}

/** Returns the sign-in of an event while it waits for its link, or null. */
function waitingForLink(
  { email: { flow } }: StateOf<'frame'>,
  { about }: { readonly about: string },
): EmailFlow | null {
  return flow?.step === 'link' && flow.id === about ? flow : null
}

/** Returns how long the link of a mail is still valid, in milliseconds. `at` is in milliseconds since 1970. */
function linkTime({ mailedAt }: EmailFlow, at: number): number {
  return Math.max(0, frameMailLimit - Math.max(0, at - (mailedAt ?? at)))
}

/** Returns the event for a failed step of a sign-in, if that is the current one. */
function failed({ email: { flow } }: StateOf<'frame'>, id: string, step: Step, failure: Failure) {
  return flow?.id === id ? email.failed({ flow: id, step, failure }) : null
}
