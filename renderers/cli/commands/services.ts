import { knownNetworks } from '../../../core/domain/network-list.ts'
import type { WorldRequest } from '../world.ts'
import { CommandError } from './command-error.ts'

/** The flags that say which services to use, what is kept, and which networks are offered. */
export const serviceFlags = {
  'project-id': { type: 'string' },
  sandbox: { type: 'string' },
  profile: { type: 'string' },
  networks: { type: 'string' },
} as const

/** Their help. */
export const serviceHelp = `  --sandbox URL     use a running sandbox, with wallets over its accounts
  --project-id ID   use the public services under this project id
  --profile DIR     keep in DIR what a browser would keep between visits, paired phones too
  --networks IDS    offer these networks, such as eip155:1,eip155:8453, instead of the usual ones`

/** Reads those flags; one of them is needed. */
export function servicesOf(
  command: string,
  values: { readonly [Flag in keyof typeof serviceFlags]?: string | undefined },
): Pick<WorldRequest, 'projectId' | 'sandbox' | 'profile' | 'networks'> {
  const { 'project-id': projectId = null, sandbox = null, profile = null, networks } = values
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
  return {
    projectId,
    sandbox,
    profile,
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
