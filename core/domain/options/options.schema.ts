import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { chainIdSchema, namespaceSchema } from '../values/caip.schema.ts'
import { displayName } from '../values/text/display-name.ts'
import { endpointsSchema } from './endpoints.schema.ts'
import { featureOptions } from './feature-options.ts'
import { logLevels } from './log-level.ts'
import { networkSchema } from '../network/network.schema.ts'
import { coinbase } from '../buy/provider.ts'
import { isProviderUrl } from '../buy/provider-url.ts'
import { isSafeLink, isServiceUrl } from '../values/remote-url.ts'
import { socialProviders } from './social-provider.ts'
import { isSafeSocket } from '../values/socket-url.ts'

const link = z.string().check(z.refine(isSafeLink))
const nodeUrl = z.string().check(z.refine((text) => isServiceUrl(text) || isSafeSocket(text)))

/** Returns whether a text is a language tag that `Intl` supports (BCP 47). */
function isLocale(text: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

const distinct = <Item extends { readonly id: string }>() =>
  z.refine<Item[]>((items) => new Set(items.map(({ id }) => id)).size === items.length)
const ids = z.array(z.string().check(z.minLength(1)))
const optionalLink = z.optional(z.nullable(link))

/** A wallet that the host app adds to the list (option `customWallets`). */
const customWalletSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.refine((name) => displayName(name) !== null)),
  homepage: optionalLink,
  image_url: optionalLink,
  mobile_link: z.optional(z.nullable(z.string())),
  desktop_link: z.optional(z.nullable(z.string())),
  webapp_link: optionalLink,
  app_store: optionalLink,
  play_store: optionalLink,
  chrome_store: optionalLink,
  rdns: z.optional(z.nullable(z.string())),
})

/** A token that the host app shows in place of a chain's coin (option `tokens`). */
const hostTokenSchema = z.strictObject({ address: addressSchema, image: optionalLink })

/** A provider of the host app, from which visitors can buy (option `onRampProviders`). */
const hostOnRampProviderSchema = z.strictObject({
  id: z.string().check(
    z.regex(/^[\w-]{1,64}$/),
    z.refine((id) => id !== coinbase.id),
  ),
  name: z.string().check(z.regex(/\S/)),
  url: z.string().check(z.refine(isProviderUrl)),
  namespaces: z.array(namespaceSchema).check(z.minLength(1)),
})

/** The offered features. Every feature in a chunk of its own, except the modal, can be switched off by its name. */
export const offeredFeaturesSchema = z.strictObject({
  email: z.optional(z.boolean()),
  socials: z.optional(
    z.array(z.enum(socialProviders)).check(z.refine((all) => new Set(all).size === all.length)),
  ),
  history: z.optional(z.boolean()),
  ...ofEach(featureOptions, z.optional(z.boolean())),
})

function ofEach<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}

/** The host app's options that are plain data, with all defaults. */
export const optionFields = {
  projectId: z.string().check(z.regex(/^[\x21-\x7e]*$/)),
  networks: z.array(networkSchema).check(z.minLength(1), distinct()),
  defaultNetwork: z.optional(chainIdSchema),
  allowUnsupportedChain: z.optional(z.boolean()),
  ccipRead: z.optional(z.boolean()),
  metadata: z.optional(
    z.strictObject({
      name: z.string().check(z.minLength(1)),
      description: z.string(),
      url: link,
      icons: z.array(z.string()),
    }),
  ),
  allWallets: z.enum(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  includeWalletIds: ids,
  excludeWalletIds: ids,
  featuredWalletIds: ids,
  customWallets: z.array(customWalletSchema).check(distinct()),
  tokens: z.record(chainIdSchema, hostTokenSchema),
  knownTokens: z.optional(z.record(chainIdSchema, z.array(addressSchema))),
  termsConditionsUrl: z.optional(link),
  privacyPolicyUrl: z.optional(link),
  enableAnalytics: z.boolean(),
  analytics: z.optional(z.strictObject({ addresses: z.optional(z.boolean()) })),
  logLevel: z.optional(z.enum(['silent', ...logLevels])),
  enableOnramp: z.boolean(),
  onRampProviders: z.optional(z.array(hostOnRampProviderSchema).check(distinct())),
  enableSwaps: z.boolean(),
  swapSpenders: z.optional(z.record(chainIdSchema, z.array(addressSchema).check(z.minLength(1)))),
  enableEIP6963: z.boolean(),
  isSiweEnabled: z.boolean(),
  themeMode: z.enum(['light', 'dark', 'auto']),
  themeVariables: z.record(z.string().check(z.regex(/^--latchkey-[a-z0-9-]+$/)), z.string()),
  locale: z.string().check(z.refine(isLocale)),
  direction: z.optional(z.enum(['ltr', 'rtl'])),
  strings: z.record(z.string(), z.string()),
  endpoints: endpointsSchema,
  rpcUrls: z.record(chainIdSchema, z.array(nodeUrl).check(z.minLength(1))),
  features: offeredFeaturesSchema,
}

export const optionsSchema = z.strictObject(optionFields)
