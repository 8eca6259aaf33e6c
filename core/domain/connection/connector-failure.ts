/** The events that end a question to a connector with a failure. */
const failing = new Set([
  'connection/attemptFailed',
  'connection/reconnectAbandoned',
  'connection/walletMisbehaved',
  'connection/walletNotified',
  'pairing/failed',
  'network/switchFailed',
  'walletRequest/failed',
  'email/failed',
  'emailUpdate/failed',
  'social/failed',
  'smartAccount/preferFailed',
  'signIn/failed',
  'send/sendingFailed',
  'swap/requestFailed',
  'swap/bundleLost',
  'accountNames/registrationFailed',
])

/** Failure codes that are a visitor's decision: a refusal, a cancellation, or a code that was not scanned. */
const decided = new Set<unknown>(['user-rejected', 'aborted', 'pairing-expired'])

/** Returns whether a switch was sent to no wallet: no wallet is connected for the network, or it is locked. */
const isUnasked = (type: string, code: unknown) => type === 'network/switchFailed' && code === 'unauthorized'

/** Returns whether a connector failed. A visitor's refusal is not a failure. Neither is a stored session without a question to a connector. */
export function isConnectorFailure({
  type,
  data,
}: {
  readonly type: string
  readonly data: unknown
}): boolean {
  if (!failing.has(type)) return false
  const { session, failure } = Object(data) as Readonly<Record<string, unknown>>
  const { code } = Object(failure) as Readonly<Record<string, unknown>>
  return code !== undefined && session !== null && !decided.has(code) && !isUnasked(type, code)
}
