/** The facts in which a question to a connector ends when it fails; each holds its failure. */
const failing = new Set([
  'connection/attemptFailed',
  'connection/reconnectGivenUp',
  'connection/walletMisbehaved',
  'connection/walletTold',
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

/** Codes that tell of a person: one refused, took it back, or did not scan a code. */
const decided = new Set<unknown>(['user-rejected', 'aborted', 'pairing-expired'])

/** Whether a switch was asked of no wallet: none is connected for that network, or it is locked. */
const isUnasked = (type: string, code: unknown) => type === 'network/switchFailed' && code === 'unauthorized'

/** Whether a connector failed. A refusal is no failure, nor is a remembered wallet of which no connector was asked. */
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
