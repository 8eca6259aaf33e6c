import { canBeContract } from '../../domain/account/contract-account.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { isUnconfirmed } from '../../domain/operations/request/unconfirmed.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { accountType } from '../../selectors/account/account-type.ts'
import { earlierSession, signInStatus, signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import { enConnectingSiwe } from '../../strings/en/connecting-siwe.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { requestTitle } from '../parts/request-title.ts'
import { networkName } from '../formats/network-name.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Image, Mood, Notice, Picture, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the ConnectingSiwe screen. */
export type ConnectingSiweParts = {
  /** The app; null while the wallet's picture alone shows how the request goes. */
  readonly app: Picture | null
  readonly wallet: Picture
  /** The request; null while `failed` is shown in its place. */
  readonly ask: Notice | null
  readonly progress: Notice | null
  readonly failed: Notice | null
  readonly sign: Button
  readonly cancel: Button
}

type Words = readonly [
  title: TextWith<typeof enConnectingSiwe, 'app'>,
  body: TextWith<typeof enConnectingSiwe, 'app' | 'wallet'>,
]

const wordsByCode: Partial<Record<FailureCode, Words>> = {
  'user-rejected': ['signIn.declinedTitle', 'signIn.declinedBody'],
  'verification-failed': ['signIn.refused', 'signIn.refusedBody'],
  'request-pending': ['signIn.failed', 'signIn.pendingBody'],
}

const contractWords: Words = ['signIn.refused', 'signIn.refusedContractBody']
const unconfirmedWords: Words = ['signIn.unconfirmed', 'signIn.unconfirmedBody']
const walletsWords: Words = ['signIn.failed', 'signIn.failedBody']
const serversWords: Words = ['signIn.unreachable', 'signIn.unreachableBody']

/** Texts while the wallet is being asked. */
const inWallet: ReadonlySet<string> = new Set(['signIn.signing', 'signIn.lingering', 'signIn.returning'])

/** Returns the ConnectingSiwe screen: which app asks which wallet for a signature, the progress, a failure, and what Cancel does. */
export function connectingSiweView(state: StateOf<'sign-in'>): Screen<ConnectingSiweParts> {
  const text = textsOf(state, enConnectingSiwe)
  const app = state.options?.metadata?.name ?? text('signIn.app')
  const signer = signerOf(state)
  const asked = signer ?? leadingSession(state.connection)
  const wallet = asked?.wallet.name ?? ''
  const { flow, isReturning, serverStatus } = state.signIn
  const earlier = earlierSession(state)
  const network = earlier ? networkName(state, earlier.chainId) : ''
  const isRunning = isSignInRunning(flow)
  const isBusy = isRunning || serverStatus === 'ending' || signInStatus(state) === 'unknown'
  const isGoingBack = isReturning && earlier !== null
  const failed = failureOf(state, wallet, app)
  const mood = isRunning ? 'waiting' : failed && moodOf(state)
  return {
    title: text('signIn.title'),
    parts: {
      app: mood
        ? null
        : {
            part: 'picture',
            label: text('signIn.appPicture', { app }),
            image: appImage(state, app),
          },
      wallet: {
        part: 'picture',
        label: text('signIn.walletPicture', { wallet }),
        image: { kind: 'wallet', url: asked?.wallet.icon ?? null, seed: wallet },
        ...(mood && { mood }),
      },
      ask: failed
        ? null
        : {
            part: 'notice',
            tone: 'neutral',
            title: text('signIn.ask', { app }),
            body: text(earlier ? 'signIn.askAgainBody' : 'signIn.askBody', { network }),
          },
      progress: progressOf(state, asked?.wallet, network),
      failed,
      sign: {
        part: 'button',
        label: text(isRunning ? 'signIn.signingButton' : flow?.failure ? 'signIn.signAgain' : 'signIn.sign'),
        press: isBusy || isGoingBack || !signer ? null : signIn.requested(),
        tone: 'accent',
        ...(isBusy && { busy: true }),
      },
      cancel: {
        part: 'button',
        label: text(isGoingBack ? 'signIn.cancelling' : 'signIn.cancel'),
        press: isGoingBack ? null : signIn.cancelRequested(),
        tone: 'neutral',
        ...(isGoingBack && { busy: true }),
      },
    },
  }
}

function progressOf(
  state: StateOf<'sign-in'>,
  asked: InstalledWallet | undefined,
  network: string,
): Notice | null {
  const { flow, isReturning, serverStatus } = state.signIn
  const text = textsOf(state, enConnectingSiwe)
  const steps = {
    preparing: 'signIn.preparing',
    signing: 'signIn.signing',
    verifying: 'signIn.verifying',
  } as const
  const name = isReturning
    ? earlierSession(state)
      ? 'signIn.returning'
      : 'signIn.lingering'
    : isSignInRunning(flow)
      ? flow.isLingering && flow.step === 'signing'
        ? 'signIn.lingering'
        : steps[flow.step]
      : serverStatus === 'ending'
        ? 'signIn.ending'
        : signInStatus(state) === 'unknown'
          ? 'signIn.checking'
          : null
  if (name === null) return null
  const title = text(name, { wallet: asked?.name ?? '', network })
  return {
    part: 'notice',
    tone: 'quiet',
    title: inWallet.has(name) ? requestTitle(state, asked, title) : title,
  }
}

function failureOf(state: StateOf<'sign-in'>, wallet: string, app: string): Notice | null {
  const { flow, hasStayed } = state.signIn
  const text = textsOf(state, enConnectingSiwe)
  if (flow?.failure) {
    const { failure, isWalletsFailure } = flow
    const [title, body] =
      failure.code === 'verification-failed' && mayBeContract(state)
        ? contractWords
        : isUnconfirmed(failure)
          ? unconfirmedWords
          : (wordsByCode[failure.code] ?? (isWalletsFailure ? walletsWords : serversWords))
    return {
      part: 'notice',
      tone: toneOf(moodOf(state)),
      title: text(title, { app }),
      body: text(body, { app, wallet }),
    }
  }
  const signer = signerOf(state)
  if (isSignInRunning(flow) || !hasStayed || !signer) return null
  const network = networkName(state, signer.chainId)
  return {
    part: 'notice',
    tone: 'negative',
    title: text('signIn.stayed', { network }),
    body: text('signIn.stayedBody'),
  }
}

/** Returns how a sign-in that does not go on ended. */
function moodOf({ signIn: { flow } }: StateOf<'sign-in'>): Mood {
  return flow?.failure ? moodAfter(flow.failure) : 'failed'
}

/** Returns whether a contract may have signed. For an external wallet's account, of unknown type, the form of the signature decides. */
function mayBeContract(state: StateOf<'sign-in'>): boolean {
  const signer = signerOf(state)
  if (!signer || !canBeContract(signer.namespace)) return false
  const type = accountType(state, signer, signer.address)
  return type === null ? state.signIn.flow?.isByKey !== true : type === 'smartAccount'
}

function appImage({ options }: StateOf<'sign-in'>, app: string): Image {
  return { kind: 'wallet', url: options?.metadata?.icons[0] ?? null, seed: app }
}
