import { parseArgs } from 'node:util'
import { accountPositions } from './phone-account.ts'
import { readPairingUri } from './pairing-uri.ts'

/** The command that the terminal phone's arguments name. */
export type TerminalCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string }
  | ({ readonly kind: 'start' } & TerminalOptions)

/** Options of the terminal phone. */
export type TerminalOptions = {
  /** A `wc:` URI to pair with at once. */
  readonly uri: string | null
  /** The sandbox's host server, which lists relay and chains. */
  readonly sandbox: string
  /** A relay in place of the sandbox's own. */
  readonly relay: string | null
  readonly projectId: string
  readonly reject: boolean
  readonly account: number
  /** The only namespace to approve, or null for all requested ones. */
  readonly only: string | null
}

const namespaces = ['eip155', 'solana']

/** The help text. */
export const terminalUsage = `A phone with a wallet, in the terminal: it pairs by URI, and really signs.

  npm run phone -- URI [flags]

  URI             a "wc:" link, as the QR code shows it, or a wallet link that carries one
  --sandbox URL   the sandbox's host server (default http://127.0.0.1:8600)
  --relay URL     a relay of your own instead of the sandbox's
  --project ID    the project id to connect with (default "phone")
  --account N     the account to share: 0 or 1
  --only NAME     approve one namespace alone: eip155 or solana
  --reject        reject the first proposal, and end
  --help          print this text

On a terminal it asks about every proposal and request; without one it approves. It reads commands line by line:

  pair URI | switch 8453 | account 1 | ping | sessions | disconnect | offline | online | quit
`

/** Reads the arguments (without the program's name). */
export function readTerminalArguments(args: readonly string[]): TerminalCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sandbox: { type: 'string', default: 'http://127.0.0.1:8600' },
        relay: { type: 'string' },
        project: { type: 'string', default: 'phone' },
        account: { type: 'string', default: '0' },
        only: { type: 'string' },
        reject: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    const [uri, ...more] = positionals
    if (more.length > 0)
      throw new Error(`One URI is enough, but there is also "${more[0]}": put the URI in quotes.`)
    const account = Number(values.account)
    if (!(account in accountPositions)) throw new Error(`--account must be 0 or 1, not "${values.account}".`)
    const { only = null } = values
    if (only !== null && !namespaces.includes(only))
      throw new Error(`--only must be ${namespaces.join(' or ')}, not "${only}".`)
    return {
      kind: 'start',
      uri: uri === undefined ? null : readPairingUri(uri),
      sandbox: readAddress('--sandbox', values.sandbox, 'http'),
      relay: values.relay === undefined ? null : readAddress('--relay', values.relay, 'ws'),
      projectId: values.project,
      reject: values.reject,
      account,
      only,
    }
  } catch (error) {
    return { kind: 'mistake', message: `${(error as Error).message} See --help.` }
  }
}

function readAddress(flag: string, text: string, scheme: 'http' | 'ws'): string {
  if (URL.canParse(text) && new RegExp(`^${scheme}s?:$`).test(new URL(text).protocol)) return text
  throw new Error(`${flag} must be a URL such as ${scheme}://127.0.0.1:8600, not "${text}".`)
}
