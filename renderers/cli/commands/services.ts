import type { parseArgs } from 'node:util'
import { knownNetworks } from '../../../core/domain/network/network-list.ts'
import type { WorldRequest } from '../world.ts'
import { CommandError } from './command-error.ts'

/** The settings of a command: its services, its profile, the offered networks, and whether the visitor signs in. */
export type Services = Pick<WorldRequest, 'projectId' | 'sandbox' | 'profile' | 'networks' | 'signIn'>

/** The command line flags for these settings. */
export const serviceFlags = {
  'project-id': { type: 'string' },
  sandbox: { type: 'string' },
  profile: { type: 'string' },
  networks: { type: 'string' },
  'sign-in': { type: 'boolean' },
} as const

/** The help for these flags. */
export const serviceHelp = `  --sandbox URL     use a running sandbox, with wallets over its accounts
  --project-id ID   use the public services under this project id
  --profile DIR     keep in DIR what a browser would keep between visits, paired phones too
  --networks IDS    offer these networks, such as eip155:1,eip155:8453, instead of the usual ones
  --sign-in         have whoever connects sign in at the sandbox's server`

/** Reads these flags. Either `--sandbox` or `--project-id` is required. */
export function servicesOf(
  command: string,
  values: ReturnType<typeof parseArgs<{ options: typeof serviceFlags }>>['values'],
): Services {
  const { 'project-id': projectId = null, sandbox = null, profile = null, networks } = values
  const { 'sign-in': signIn = false } = values
  if (projectId === null && sandbox === null) {
    throw new CommandError(
      2,
      `${command} needs --sandbox URL for a running sandbox, or --project-id ID for the public services.`,
    )
  }
  if (sandbox !== null && !/^https?:\/\//.test(sandbox)) {
    throw new CommandError(
      2,
      `${command} expects a URL such as http://127.0.0.1:8600/ after --sandbox, not "${sandbox}".`,
    )
  }
  if (signIn && sandbox === null)
    throw new CommandError(
      2,
      `${command} needs --sandbox URL beside --sign-in: its server is where one signs in.`,
    )
  return {
    projectId,
    sandbox,
    profile,
    signIn,
    networks: networks === undefined ? null : networksOf(command, networks),
  }
}

function networksOf(command: string, ids: string): readonly string[] {
  return ids.split(',').map((id) => {
    const found = knownNetworks.find((network) => network.id === id.trim())
    if (found) return found.id
    throw new CommandError(
      2,
      `${command} expects CAIP-2 ids of known networks after --networks, such as eip155:1,eip155:8453, not "${id}".`,
    )
  })
}
