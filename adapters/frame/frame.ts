import { Subject, map } from 'rxjs'
import { defaultChain } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { secondsToNextEmail } from '../../core/domain/frame/email-pause.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { Secret } from '../../core/domain/values/secret.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { untilAborted } from '../ports/aborted.ts'
import { createClock } from '../browser/clock.ts'
import type { PlainClock } from '../browser/clock.ts'
import { requestUrl } from '../http/request-url.ts'
import { randomId } from '../browser/random-id.ts'
import { asciiEmail } from './ascii-email.ts'
import { addressOf, chainOf, emailSteps, frameChain, userOf, usernameOf } from './frame-answers.ts'
import { createFrameClient } from './frame-client.ts'
import { openFrameChannel } from './frame-channel.ts'
import type { IgnoredMessages } from './frame-channel.ts'
import { placeInPage } from './frame-place.ts'
import type { FramePage, FramePlace } from './frame-place.ts'
import { createFrameWallet } from './frame-wallet.ts'
import { createReadyFrame } from './ready-frame.ts'
import { createSocialPopup } from './social-popup.ts'

/**
 * The parts of the port: the frame's URL, the project id, and the page that holds the frame (null on a server). `place` puts the frame into
 * another place.
 */
export type FrameDependencies = {
  readonly endpoint: string
  readonly projectId: string
  readonly page: FramePage | null
  readonly place?: ((src: string) => FramePlace) | null
  /** Returns the chain that the frame starts on. The default is chain 1. */
  readonly chainId?: () => ChainId
  readonly clock?: PlainClock
  readonly now?: () => number
  readonly createId?: () => string
}

/**
 * Creates the secure frame of a page. The first question that needs the frame adds it to the page. `ignored` counts the messages that did not
 * come from the frame. `dispose` removes the frame.
 */
export function createFrame({
  endpoint,
  projectId,
  page,
  place = page && placeInPage(page),
  chainId = () => defaultChain,
  clock = createClock(),
  now = Date.now,
  createId = randomId,
}: FrameDependencies): Frame & {
  /** Removes a frame that may still show a cancelled request. Resolves with whether it did so. */
  readonly renewed: () => Promise<boolean>
  readonly ignored: () => IgnoredMessages
  readonly dispose: () => void
} {
  const tokens = new Subject<string>()
  const { origin } = new URL(endpoint)
  const frame = createReadyFrame(() => {
    if (!place) throw noPage()
    const { page: hearing, element } = place(requestUrl(endpoint, 'sdk', { projectId, chainId: chainId() }))
    const channel = openFrameChannel({
      page: hearing,
      origin,
      frame: element.window,
      clock,
      createId,
      told: (token) => tokens.next(token),
    })
    return { element, channel }
  }, clock)

  const popup = page && createSocialPopup(page, origin, clock, createId)
  const asking = createFrameClient(frame)
  const { ask, tell } = asking

  return {
    connectEmail: async ({ email, lastAskedAt }, signal) => {
      const seconds = secondsToNextEmail(lastAskedAt, now())
      if (seconds > 0) throw new LatchkeyError('limit-exceeded', `Please try again after ${seconds} seconds`)
      return { next: emailSteps[(await ask('CONNECT_EMAIL', { email: asciiEmail(email) }, signal)).action] }
    },
    connectDevice: (_, signal) => tell('CONNECT_DEVICE', undefined, signal),
    connectOtp: ({ otp }, signal) => tell('CONNECT_OTP', { otp: otp.reveal() }, signal),
    isConnected: ({ token }, signal) =>
      ask('IS_CONNECTED', token ? { token: token.reveal() } : undefined, signal),
    sessionTokens: (_, signal) =>
      tokens.pipe(
        map((token) => ({ token: new Secret(token) })),
        untilAborted(signal),
      ),
    getChainId: async (_, signal) => ({
      chainId: chainOf((await ask('GET_CHAIN_ID', undefined, signal)).chainId),
    }),
    preparePopup: async () => null,
    openPopup: (_, signal) => {
      if (!popup) throw noPage()
      return popup.open(signal)
    },
    leadPopup: async ({ uri }) => {
      popup?.lead(uri)
      return null
    },
    socialRedirectUri: ({ provider }, signal) => ask('GET_SOCIAL_REDIRECT_URI', { provider }, signal),
    connectSocial: async ({ uri }, signal) => ({
      username: usernameOf(await ask('CONNECT_SOCIAL', { uri: uri.reveal() }, signal)),
    }),
    farcasterUri: async (_, signal) => ({ uri: (await ask('GET_FARCASTER_URI', undefined, signal)).url }),
    connectFarcaster: async (_, signal) => ({
      username: usernameOf(await ask('CONNECT_FARCASTER', undefined, signal)),
    }),
    updateEmail: async ({ email }, signal) => {
      const { action } = await ask('UPDATE_EMAIL', { email: asciiEmail(email) }, signal)
      return { next: action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary' }
    },
    updateEmailPrimaryOtp: ({ otp }, signal) =>
      tell('UPDATE_EMAIL_PRIMARY_OTP', { otp: otp.reveal() }, signal),
    updateEmailSecondaryOtp: ({ otp }, signal) =>
      ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: otp.reveal() }, signal),
    syncTheme: (theme, signal) => tell('SYNC_THEME', theme, signal),
    syncDappData: (dapp, signal) => tell('SYNC_DAPP_DATA', dapp, signal),
    smartAccountNetworks: async (_, signal) => {
      const answer = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, signal)
      return { chainIds: answer.smartAccountEnabledNetworks.map(chainOf) }
    },
    setPreferredAccount: async ({ type }, signal) => {
      const answer = await ask('SET_PREFERRED_ACCOUNT', { type }, signal)
      return { type: answer.type, address: await addressOf(answer.address) }
    },
    getUser: async ({ chainId, ...preference }, signal) =>
      userOf(await ask('GET_USER', { chainId: frameChain(chainId), ...preference }, signal)),
    switchNetwork: async ({ chainId }, signal) => ({
      chainId: chainOf((await ask('SWITCH_NETWORK', { chainId: frameChain(chainId) }, signal)).chainId),
    }),
    signOut: (_, signal) => tell('SIGN_OUT', undefined, signal),
    ...createFrameWallet(frame, asking),
    renewed: frame.renewed,
    ignored: () => frame.standing()?.channel.ignored() ?? { foreign: 0, malformed: 0, unasked: 0 },
    dispose: () => frame.remove(),
  }
}

function noPage(): LatchkeyError {
  return new LatchkeyError('unreachable', 'W3mFrame: parent is not set')
}
