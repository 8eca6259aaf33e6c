import { readJson } from '../../http/method-path.ts'
import { readText } from '../../http/read-text.ts'
import { sendJson } from '../../http/send.ts'
import { appId } from '../../on-ramp/visit.ts'
import type { OnRampShop } from './on-ramp-routes.ts'
import { checkProject, readParameter, Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'

const mistake = 'Failed to deserialize the JSON body into the target type'
/** The longest user id of Coinbase, to whose page the URL leads. */
const longestUser = 50
const experiences: ReadonlySet<unknown> = new Set(['send', 'buy'])

/** Creates `POST /v1/generators/onrampurl`: the URL of the on-ramp's page for wallets. Amounts are whole numbers. */
export function onRampUrlRoute({ origin }: OnRampShop): Route {
  async function answer({ request, response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const wish = readWish(await readText(request))
    const base = origin()
    if (base === null) throw new Refusal(503, 'provider', 'The on-ramp is temporarily unavailable')
    const page = new URL('/buy/select-asset', base)
    page.searchParams.set('appId', appId)
    for (const [name, value] of Object.entries(wish)) {
      if (value === undefined) continue
      page.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
    sendJson(response, 200, { url: page.href })
  }
  return {
    method: 'POST',
    path: /^\/v1\/generators\/onrampurl$/,
    fault: () => '/onramp-url',
    malformed: '{"url":7}',
    answer,
  }
}

/** Reads the body, regardless of its content type. Errors are plain text, as in the service. */
function readWish(text: string): Readonly<Record<string, unknown>> {
  const body = readJson(text)
  if (typeof body !== 'object' || body === null) throw wrong('expected a JSON object')
  const { destinationWallets, partnerUserId, defaultNetwork, defaultExperience } = body as Record<
    string,
    unknown
  >
  const { presetCryptoAmount, presetFiatAmount, handlingRequestedUrls } = body as Record<string, unknown>
  if (!Array.isArray(destinationWallets)) throw wrong('missing field `destinationWallets`')
  if (!destinationWallets.every(hasAddress)) throw wrong('destinationWallets: missing field `address`')
  if (typeof partnerUserId !== 'string') throw wrong('missing field `partnerUserId`')
  if (partnerUserId === '' || partnerUserId.length > longestUser)
    throw wrong(`partnerUserId: expected 1 to ${longestUser} characters`)
  if (defaultNetwork !== undefined && typeof defaultNetwork !== 'string')
    throw wrong('defaultNetwork: invalid type, expected a string')
  if (defaultExperience !== undefined && !experiences.has(defaultExperience))
    throw wrong('defaultExperience: unknown variant, expected `send` or `buy`')
  for (const [name, amount] of Object.entries({ presetCryptoAmount, presetFiatAmount }))
    if (amount !== undefined && !(Number.isInteger(amount) && (amount as number) >= 0))
      throw wrong(`${name}: invalid type, expected usize`)
  return {
    destinationWallets,
    partnerUserId,
    defaultNetwork,
    presetCryptoAmount,
    presetFiatAmount,
    defaultExperience,
    handlingRequestedUrls,
  }
}

function hasAddress(wallet: unknown): boolean {
  return typeof (Object(wallet) as { readonly address?: unknown }).address === 'string'
}

function wrong(reason: string): Refusal {
  return new Refusal(400, null, `${mistake}: ${reason}`)
}
