import * as z from 'zod/mini'
import { accountTypes } from '../../core/domain/account/account-type.ts'
import { isAddress } from '../../core/domain/account/account.ts'
import { isSafeAppLink } from '../../core/domain/wallets/app-link.ts'
import {
  frameFarewellLimit,
  frameLinkLimit,
  frameMailLimit,
  frameNodeLimit,
  framePageLimit,
  framePersonLimit,
} from '../../core/domain/limits.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { redirectProviders } from '../../core/domain/options/social-provider.ts'

const limits = {
  page: framePageLimit,
  node: frameNodeLimit,
  person: framePersonLimit,
  link: frameLinkLimit,
  mail: frameMailLimit,
  farewell: frameFarewellLimit,
} as const

const text = (longest: number) => z.string().check(z.maxLength(longest))
const name = text(256)
const plainEmail = z.email()
/** An e-mail address in ASCII. Its last label may be an internationalised one (RFC 5890), which zod rejects. */
const email = text(254).check(
  z.refine((address) => plainEmail.safeParse(address.replace(/\.xn--[a-z0-9-]+$/i, '.example')).success),
)
const code = z.string().check(z.regex(/^[0-9A-Za-z]{1,16}$/))
const chain = z.union([z.number(), text(64)])
const address = z.string().check(z.refine(isAddress))
const accountType = z.enum(accountTypes)
const link = text(4096).check(z.refine(isSafeLink))
/** The scheme `farcaster:` opens the Warpcast app. Any other scheme beside https could be a script. */
const farcasterLink = text(4096).check(
  z.refine((uri) => isSafeLink(uri) || (uri.startsWith('farcaster://') && isSafeAppLink(uri))),
)
/** A payload that is not read: an answer may hold any value. */
const nothing = z.unknown()
const asks = z.undefined()

/** A kind of question to the frame: its payload, its answer, and its time limit in milliseconds. */
type Question = { readonly payload: z.ZodMiniType; readonly answer: z.ZodMiniType; readonly limit: number }

/** Every question to the frame, by the suffix of its message type. */
export const questions = {
  CONNECT_EMAIL: {
    payload: z.object({ email }),
    answer: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
    limit: limits.person,
  },
  CONNECT_DEVICE: { payload: asks, answer: nothing, limit: limits.mail },
  CONNECT_OTP: { payload: z.object({ otp: code }), answer: nothing, limit: limits.person },
  IS_CONNECTED: {
    payload: z.optional(z.object({ token: z.optional(text(8192)) })),
    answer: z.object({ isConnected: z.boolean() }),
    limit: limits.page,
  },
  GET_CHAIN_ID: { payload: asks, answer: z.object({ chainId: chain }), limit: limits.page },
  GET_SOCIAL_REDIRECT_URI: {
    payload: z.object({ provider: z.enum(redirectProviders) }),
    answer: z.object({ uri: link }),
    limit: limits.person,
  },
  CONNECT_SOCIAL: {
    payload: z.object({ uri: text(8192) }),
    answer: z.object({ userName: z.nullish(name) }),
    limit: limits.person,
  },
  GET_FARCASTER_URI: { payload: asks, answer: z.object({ url: farcasterLink }), limit: limits.node },
  CONNECT_FARCASTER: {
    payload: asks,
    answer: z.object({ userName: z.nullish(name) }),
    limit: limits.link,
  },
  UPDATE_EMAIL: {
    payload: z.object({ email }),
    answer: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
    limit: limits.person,
  },
  UPDATE_EMAIL_PRIMARY_OTP: {
    payload: z.object({ otp: code }),
    answer: nothing,
    limit: limits.person,
  },
  UPDATE_EMAIL_SECONDARY_OTP: {
    payload: z.object({ otp: code }),
    answer: z.object({ newEmail: text(254) }),
    limit: limits.person,
  },
  SYNC_THEME: {
    payload: z.object({
      themeMode: z.optional(z.enum(['light', 'dark'])),
      themeVariables: z.optional(z.record(text(100), text(2000))),
      w3mThemeVariables: z.optional(z.record(text(100), text(2000))),
    }),
    answer: nothing,
    limit: limits.page,
  },
  SYNC_DAPP_DATA: {
    payload: z.object({
      metadata: z.optional(
        z.object({
          name: text(1000),
          description: text(4000),
          url: text(4096),
          icons: z.readonly(z.array(text(4096)).check(z.maxLength(20))),
        }),
      ),
      sdkVersion: text(100),
      projectId: text(100),
    }),
    answer: nothing,
    limit: limits.page,
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: asks,
    answer: z.object({
      smartAccountEnabledNetworks: z.array(z.int().check(z.positive())).check(z.maxLength(1000)),
    }),
    limit: limits.page,
  },
  SET_PREFERRED_ACCOUNT: {
    payload: z.object({ type: accountType }),
    answer: z.object({ type: accountType, address }),
    limit: limits.node,
  },
  GET_USER: {
    payload: z.object({ chainId: chain, preferredAccountType: z.optional(accountType) }),
    answer: z.object({
      // An invalid e-mail address is no reason to refuse the visitor.
      email: z.catch(z.nullish(email), null),
      address,
      chainId: chain,
      accounts: z.optional(z.array(z.object({ address, type: accountType })).check(z.maxLength(100))),
      preferredAccountType: z.optional(text(32)),
      smartAccountDeployed: z.optional(z.boolean()),
    }),
    limit: limits.node,
  },
  SWITCH_NETWORK: {
    payload: z.object({ chainId: chain }),
    answer: z.object({ chainId: chain }),
    limit: limits.node,
  },
  SIGN_OUT: { payload: asks, answer: nothing, limit: limits.farewell },
  RPC_REQUEST: {
    payload: z.object({ method: text(100), params: z.optional(z.unknown()) }),
    answer: z.unknown(),
    limit: limits.node,
  },
} as const satisfies Readonly<Record<string, Question>>

/** The name of a question. */
export type QuestionName = keyof typeof questions

/** The payload of a question. */
export type PayloadOf<Name extends QuestionName> = z.infer<(typeof questions)[Name]['payload']>

/** The answer to a question. */
export type AnswerOf<Name extends QuestionName> = z.infer<(typeof questions)[Name]['answer']>

/** Returns whether a question has this name. */
export function isQuestionName(given: string): given is QuestionName {
  return Object.hasOwn(questions, given)
}

/** The payload of a refusal. Without a message, the error says 'An error occurred'. */
export const refusal = z.nullish(z.object({ message: z.nullish(z.string()) }))

/** A message that the frame sends by itself: a new session token, by which it recognises the visitor. */
export const sessionUpdate = z.object({ token: text(8192) })
