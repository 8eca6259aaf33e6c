import { chainDefinitions } from '../../chains/chain-definition.ts'
import type { ListedAccount } from './approval-head.ts'
import type { Approvals } from './approvals.ts'
import { describeRequest, isReading } from './describe-request.ts'
import { isNoChain, servedChain } from './frame-chains.ts'
import type { KeptDevice } from './kept-device.ts'
import type { ServerCalls } from './server-calls.ts'
import { solanaAnswer, solanaParams } from './solana-wire.ts'
import { tokenFacts } from './token-facts.ts'

/** The parts of an answer. */
export type AnswerParts = {
  readonly calls: ServerCalls
  readonly device: KeptDevice
  readonly approvals: Approvals
  /** Applies a page's theme. */
  readonly wear: (theme: Payload) => void
  /** Sets the app that asks. */
  readonly name: (dapp: Payload) => void
  /** The origin of the page that asks. */
  readonly page: string
  /** Returns whether the page has aborted the question. */
  readonly isTakenBack: () => boolean
  /** Sends the page the new token of its visitor. */
  readonly tellSession: (token: string) => void
}

type Payload = Readonly<Record<string, unknown>>
type SignedIn = { readonly token: string; readonly userName?: string }
/** The signed-in user from the server. */
type ToldUser = {
  readonly email: string | null
  readonly address: string
  readonly accounts: readonly ListedAccount[]
  readonly preferredAccountType: string
}
type Answer = (parts: AnswerParts, payload: Payload, id: string) => unknown

/** The interval at which the server is asked whether the visitor has acted on another device, in milliseconds. */
const pulse = 400

/** The frame's answers, by the suffix of the question's type. */
export const answers: Readonly<Record<string, Answer>> = {
  async IS_CONNECTED({ calls, device }, { token }) {
    // This storage may not show another tab's change yet, but the page already knows the token.
    const known = [device.token(), token].filter((one) => typeof one === 'string')
    for (const one of new Set(known)) {
      const { isConnected } = (await calls('session', { token: one })) as { isConnected: boolean }
      if (!isConnected) continue
      device.keepToken(one)
      return { isConnected }
    }
    device.keepToken(null)
    return { isConnected: false }
  },
  CONNECT_EMAIL({ calls, device }, { email }) {
    device.keepEmail(String(email))
    return calls('connect-email', { email, device: device.id })
  },
  async CONNECT_DEVICE({ calls, device }) {
    const email = device.email()
    while (email === device.email()) {
      const { isApproved } = (await calls('device', { email, device: device.id })) as { isApproved: boolean }
      if (isApproved) return undefined
      await pause()
    }
    throw new Error('Another address was given meanwhile.')
  },
  async CONNECT_OTP(parts, { otp }) {
    const { calls, device } = parts
    keepSession(parts, (await calls('otp', { email: device.email(), device: device.id, otp })) as SignedIn)
  },
  GET_SOCIAL_REDIRECT_URI: ({ calls, device, page }, { provider }) =>
    calls('social-uri', { provider, device: device.id, page }),
  async CONNECT_SOCIAL(parts, { uri }) {
    const signedIn = (await parts.calls('connect-social', { uri, device: parts.device.id })) as SignedIn
    keepSession(parts, signedIn)
    const { email, address, chainId, accounts } = await userAs(parts)
    // Published clients expect a text here, even if the account has no address.
    return { email: email ?? '', address, chainId, accounts, userName: signedIn.userName }
  },
  GET_FARCASTER_URI: ({ calls, device }) => calls('farcaster-uri', { device: device.id }),
  async CONNECT_FARCASTER(parts) {
    for (; !parts.isTakenBack(); await pause()) {
      const { isApproved, ...signedIn } = (await parts.calls('farcaster', {
        device: parts.device.id,
      })) as SignedIn & { isApproved: boolean }
      if (!isApproved) continue
      keepSession(parts, signedIn)
      return { userName: signedIn.userName }
    }
    throw new Error('The page waits for no approval any more.')
  },
  GET_CHAIN_ID: ({ device }) => ({ chainId: told(device.chain()) }),
  async GET_USER(parts, { chainId, preferredAccountType }) {
    if (!isNoChain(chainId)) parts.device.keepChain(servedChain(chainId))
    return userAs(parts, preferredAccountType)
  },
  SWITCH_NETWORK({ device }, { chainId }) {
    device.keepChain(servedChain(chainId))
    return { chainId: told(device.chain()) }
  },
  async SIGN_OUT({ calls, device, approvals }) {
    const token = device.token()
    device.keepToken(null)
    approvals.rejectAll()
    if (token !== null) await calls('sign-out', { token, device: device.id })
  },
  UPDATE_EMAIL: ({ calls, device }, payload) =>
    calls('change-email', { token: device.token(), email: payload['email'] }),
  UPDATE_EMAIL_PRIMARY_OTP: ({ calls, device }, { otp }) =>
    calls('change-email/primary', { token: device.token(), otp }),
  UPDATE_EMAIL_SECONDARY_OTP: ({ calls, device }, { otp }) =>
    calls('change-email/secondary', { token: device.token(), otp }),
  SYNC_THEME: ({ wear }, payload) => wear(payload),
  SYNC_DAPP_DATA: ({ name }, { metadata }) => name(Object(metadata) as Payload),
  async GET_SMART_ACCOUNT_ENABLED_NETWORKS({ calls }) {
    const { chains } = (await calls('smart-account-chains', {})) as { chains: readonly string[] }
    return { smartAccountEnabledNetworks: chains.map(told) }
  },
  async SET_PREFERRED_ACCOUNT({ calls, device }, { type }) {
    const asked = { token: device.token(), chain: device.chain(), type }
    const { preferredAccountType, address } = (await calls('prefer-account', asked)) as ToldUser
    return { type: preferredAccountType, address }
  },
  async RPC_REQUEST({ calls, device, approvals }, { method, params: given }, id) {
    const [chain, token] = [device.chain(), device.token()]
    const ask = async (method: string, params: unknown) => {
      const asked = { chain, method, params, token }
      return ((await calls('request', asked)) as { readonly result: unknown }).result
    }
    const name = String(method)
    const params = solanaParams(name, given)
    const act = async () => solanaAnswer(name, await ask(name, params))
    if (isReading(name)) return act()
    const { address, accounts } = await userOn(chain, { calls, token })
    const words = await describeRequest(name, params, {
      chain,
      address,
      accounts,
      symbol: coinOn(chain),
      factsOf: (address) => tokenFacts(address, ask),
    })
    if (device.token() !== token) throw new Error('Somebody else is signed in by now.')
    return approvals.ask(id, words, act)
  },
}

function keepSession({ device, approvals, tellSession }: AnswerParts, { token }: SignedIn): void {
  device.keepToken(token)
  approvals.rejectAll()
  tellSession(token)
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, pulse))
}

async function userAs(parts: AnswerParts, wished?: unknown) {
  const chain = parts.device.chain()
  const asking = { calls: parts.calls, token: parts.device.token() }
  return { ...(await userOn(chain, asking, wished)), chainId: told(chain) }
}

async function userOn(
  chain: string,
  { calls, token }: { readonly calls: ServerCalls; readonly token: string | null },
  wished?: unknown,
) {
  return (await calls('user', { token, chain, wished })) as ToldUser
}

function coinOn(chain: string): string {
  const known = chainDefinitions.find(({ id }) => `eip155:${id}` === chain)
  return known?.nativeCurrency.symbol ?? 'coins'
}

/** Returns a chain in the page's form: a number for an EVM chain, else the complete id. */
function told(chain: string): number | string {
  return chain.startsWith('eip155:') ? Number(chain.slice('eip155:'.length)) : chain
}
