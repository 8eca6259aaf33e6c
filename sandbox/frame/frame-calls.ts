import { isAccountType, type AccountType } from './account-type.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import { smartAccountChains, userOnChain } from './user-on-chain.ts'
import type { User } from './users.ts'
import { runRequest } from './wallet-request.ts'

/** The input of a call from the frame's page to its server. Its values are texts, except for a wallet request. */
export type CallInput = Readonly<Record<string, unknown>>

/** A call of the page to its server. Throws a `FrameRefusal` if it is not possible. */
type Call = (world: FrameWorld, input: CallInput) => unknown

/** Every call of the page, by the last part of its path. */
export const frameCalls: Readonly<Record<string, Call>> = {
  'connect-email': async ({ email, farcaster }, input) => {
    const device = textIn(input, 'device')
    farcaster.giveUp(device)
    return { action: await email.connect(textIn(input, 'email'), device) }
  },
  device: ({ email }, input) => ({
    isApproved: email.isApproved(textIn(input, 'email'), textIn(input, 'device')),
  }),
  otp: ({ email }, input) =>
    email.finish(textIn(input, 'email'), textIn(input, 'device'), textIn(input, 'otp')),
  'social-uri': ({ social, farcaster }, input) => {
    const device = textIn(input, 'device')
    farcaster.giveUp(device)
    return social.begin({ provider: textIn(input, 'provider'), device, page: textIn(input, 'page') })
  },
  'social-page': ({ social }, input) => ({ page: social.pageOf(textIn(input, 'state')) }),
  'connect-social': ({ social }, input) => social.finish(textIn(input, 'uri'), textIn(input, 'device')),
  'farcaster-uri': ({ farcaster }, input) => farcaster.begin(textIn(input, 'device')),
  farcaster: ({ farcaster }, input) => farcaster.look(textIn(input, 'device')),
  session: ({ sessions }, input) => ({ isConnected: sessions.userOf(textIn(input, 'token')) !== null }),
  user: (world, input) =>
    userOnChain(world, userOf(world, input), {
      chain: chainIn(input),
      wished: isAccountType(input['wished']) ? input['wished'] : undefined,
    }),
  'prefer-account': (world, input) => {
    const user = world.users.prefer(userOf(world, input).id, accountTypeIn(input))
    return userOnChain(world, user, { chain: chainWithTypes(input) })
  },
  'smart-account-chains': (world) => ({ chains: smartAccountChains(world) }),
  'sign-out': ({ sessions, farcaster }, input) => {
    farcaster.giveUp(textIn(input, 'device'))
    sessions.end(textIn(input, 'token'))
    return {}
  },
  'change-email': (world, input) => ({
    action: world.email.beginChange(userOf(world, input), textIn(input, 'email')),
  }),
  'change-email/primary': (world, input) => {
    world.email.confirmChange(userOf(world, input), textIn(input, 'otp'))
    return {}
  },
  'change-email/secondary': (world, input) =>
    world.email.finishChange(userOf(world, input), textIn(input, 'otp')),
  'abort-habits': ({ abortHabits }) => abortHabits,
  request: async (world, input) => ({
    result: await runRequest(world, userOf(world, input), {
      chain: textIn(input, 'chain'),
      method: textIn(input, 'method'),
      params: input['params'],
    }),
  }),
}

function userOf({ users, sessions }: FrameWorld, input: CallInput): User {
  const user = users.find(sessions.userOf(textIn(input, 'token')) ?? '')
  if (!user) throw new FrameRefusal('Nobody is signed in.')
  return user
}

/** Returns the input's chain, by default chain 1. */
function chainIn(input: CallInput): string {
  return input['chain'] === undefined ? 'eip155:1' : textIn(input, 'chain')
}

/** Returns a chain with account types, which only EVM chains have. For any other chain, returns chain 1. */
function chainWithTypes(input: CallInput): string {
  const chain = chainIn(input)
  return chain.startsWith('eip155:') ? chain : 'eip155:1'
}

function accountTypeIn({ type }: CallInput): AccountType {
  if (isAccountType(type)) return type
  throw new FrameRefusal('"type" must be "eoa" or "smartAccount".')
}

function textIn(input: CallInput, name: string): string {
  const value = input[name]
  if (typeof value === 'string' && value !== '' && value.length <= 8192) return value
  throw new FrameRefusal(`"${name}" must be a text.`)
}
