import { EMPTY, Subject, concatWith, defer, finalize, map, of, race, switchMap, take, takeWhile } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { Json } from '../../core/domain/values/json.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'
import { Secret } from '../../core/domain/values/secret.ts'
import type { EmailStep, Frame, FrameUser, PopupNews } from '../../core/ports/frame.ts'
import { failingWhenAborted, untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A secure frame under a test's control. */
export type FakeFrame = Frame &
  Script<Frame> & {
    /** Emits a new session token, by which the frame recognises its visitor. */
    readonly tellToken: (token: string) => void
    /** Reports the URL that the consent window arrived at, as the frame would. */
    readonly consent: (uri: string) => void
    /** Closes the consent window, as the visitor would. */
    readonly closePopup: () => void
    /** Ends the consent window with a failure, such as a denial. */
    readonly endPopup: (failure: Failure) => void
    /** Returns how many windows are open. */
    readonly popups: () => number
    /** Closes the approval, as the visitor would. That rejects every request that waits for one. */
    readonly closeApproval: () => void
    /** Returns how many approvals are shown. */
    readonly approvals: () => number
  }

/** Creates a fake frame for one `user`, who is signed in after a code or a social account was accepted. Without a user, nobody is signed in. */
export function fakeFrame({
  user = null,
  isConnected = false,
  next = 'code',
  nextUpdate = 'primary',
  smartAccountNetworks = [],
  username = null,
  result = `0x${'ab'.repeat(65)}`,
  order,
}: {
  readonly user?: FrameUser | null
  readonly isConnected?: boolean
  readonly next?: EmailStep
  readonly nextUpdate?: 'primary' | 'secondary'
  readonly smartAccountNetworks?: readonly ChainId[]
  readonly username?: string | null
  readonly result?: Json
  readonly order?: AnswerOrder
} = {}): FakeFrame {
  const { script, ask } = createScript<Frame>(order)
  const tokens = new Subject<string>()
  const closings = new Subject<null>()
  const rejections = new Subject<null>()
  let isSignedIn = isConnected
  let newEmail = ''
  let approvals = 0
  let popups = 0
  const told = new Subject<PopupNews | Failure>()
  const popup = told.pipe(
    map((news) => {
      if ('code' in news) throw news
      return news
    }),
  )

  const signIn = (isIn: boolean) => {
    isSignedIn = isIn
    return null
  }
  const visitor = () => {
    if (user) return user
    throw { code: 'wallet-failed', detail: 'Nobody is signed in.' } satisfies Failure
  }
  const reject = () => {
    rejections.next(null)
    return null
  }
  const rejected = rejections.pipe(
    map((): never => {
      throw { code: 'user-rejected' } satisfies Failure
    }),
  )

  return {
    ...script,
    connectEmail: (request, signal) =>
      ask('connectEmail', request, signal, () => {
        if (next === 'none') signIn(true)
        return { next }
      }),
    connectDevice: (request, signal) => ask('connectDevice', request, signal, () => null),
    connectOtp: (request, signal) => ask('connectOtp', request, signal, () => signIn(true)),
    isConnected: (request, signal) =>
      ask('isConnected', request, signal, () => ({ isConnected: isSignedIn })),
    sessionTokens: (_, signal) =>
      tokens.pipe(
        map((token) => ({ token: new Secret(token) })),
        untilAborted(signal),
      ),
    getChainId: (request, signal) =>
      ask('getChainId', request, signal, () => ({ chainId: visitor().chainId })),
    preparePopup: (request, signal) => ask('preparePopup', request, signal, () => null),
    openPopup: (request, signal) =>
      defer(() => {
        let isOpen = false
        return ask('openPopup', request, signal, (): PopupNews => {
          isOpen = true
          popups += 1
          return { kind: 'opened' }
        }).pipe(
          concatWith(defer(() => (isOpen ? popup : EMPTY))),
          takeWhile(({ kind }) => kind === 'opened', true),
          untilAborted(signal),
          finalize(() => {
            if (isOpen) popups -= 1
          }),
        )
      }),
    leadPopup: (request, signal) => ask('leadPopup', request, signal, () => null),
    socialRedirectUri: (request, signal) =>
      ask('socialRedirectUri', request, signal, () => ({ uri: `https://frame.example/${request.provider}` })),
    connectSocial: (request, signal) =>
      ask('connectSocial', request, signal, () => {
        signIn(true)
        return { username }
      }),
    farcasterUri: (request, signal) =>
      ask('farcasterUri', request, signal, () => ({ uri: 'https://frame.example/farcaster' })),
    connectFarcaster: (request, signal) =>
      ask('connectFarcaster', request, signal, () => {
        signIn(true)
        return { username }
      }),
    updateEmail: (request, signal) =>
      ask('updateEmail', request, signal, () => {
        newEmail = request.email
        return { next: nextUpdate }
      }),
    updateEmailPrimaryOtp: (request, signal) => ask('updateEmailPrimaryOtp', request, signal, () => null),
    updateEmailSecondaryOtp: (request, signal) =>
      ask('updateEmailSecondaryOtp', request, signal, () => ({ newEmail })),
    syncTheme: (request, signal) => ask('syncTheme', request, signal, () => null),
    syncDappData: (request, signal) => ask('syncDappData', request, signal, () => null),
    smartAccountNetworks: (request, signal) =>
      ask('smartAccountNetworks', request, signal, () => ({ chainIds: smartAccountNetworks })),
    setPreferredAccount: (request, signal) =>
      ask('setPreferredAccount', request, signal, () => {
        const { accounts, address } = visitor()
        const account = accounts.find(({ type }) => type === request.type)
        return { type: request.type, address: account?.address ?? address }
      }),
    getUser: (request, signal) =>
      ask('getUser', request, signal, () => ({
        ...visitor(),
        ...(request.chainId !== null && { chainId: request.chainId }),
      })),
    switchNetwork: (request, signal) =>
      ask('switchNetwork', request, signal, () => ({ chainId: request.chainId })),
    signOut: (request, signal) => ask('signOut', request, signal, () => signIn(false)),
    request: (request, signal) => {
      const asked = ask('request', request, signal, () => result)
      return isSafeMethod(request.method) ? asked : race(asked, rejected)
    },
    lateAnswer: (request, signal) =>
      ask('lateAnswer', request, signal, () => {
        throw { code: 'unreachable' } satisfies Failure
      }),
    rejectRequests: (request, signal) => ask('rejectRequests', request, signal, reject),
    showApproval: (request, signal) =>
      defer(() => {
        let isOpen = false
        approvals += 1
        return ask('showApproval', request, signal, () => {
          isOpen = true
          return null
        }).pipe(switchMap((answer) => (isOpen ? closings.pipe(take(1)) : of(answer))))
      }).pipe(
        failingWhenAborted(signal),
        finalize(() => (approvals -= 1)),
      ),
    consent: (uri) => told.next({ kind: 'consented', uri: new Secret(uri) }),
    closePopup: () => told.next({ kind: 'closed' }),
    endPopup: (failure) => told.next(failure),
    popups: () => popups,
    tellToken: (token) => tokens.next(token),
    closeApproval: () => {
      reject()
      closings.next(null)
    },
    approvals: () => approvals,
  }
}
