import type { LatchkeyOptions } from 'latchkey'
import { arbitrum, base, mainnet, optimism, polygon, solanaDevnet } from 'latchkey/networks'
import { signInServer } from '../sign-in-server.ts'
import type { SandboxServices } from '../sandbox-services.ts'
import type { SettingField, Settings } from './setting-field.ts'
import { settingFields } from './setting-groups.ts'

const variableFields = ['accent', 'radius', 'font']

/**
 * Returns the unchecked options of these settings; Latchkey itself reports invalid ones. Visitors sign in at the sandbox's server. Wallets that
 * add a network get its node in the sandbox. Throws on invalid JSON.
 */
export function hostOptions(settings: Settings, { signIn, chains }: SandboxServices): LatchkeyOptions {
  const given = settingFields
    .filter((field) => settings[field.name]?.trim() && !variableFields.includes(field.name))
    .map((field) => [field.name, valueOf(field, settings[field.name]?.trim() ?? '')] as const)
  const networks = linesOf(settings['networks'] ?? '').map((id) => networkNamed(id, chains[id]))
  const options: Record<string, unknown> = { ...Object.fromEntries(given), networks }
  const variables = variableFields
    .filter((name) => settings[name]?.trim())
    .map((name) => [`--latchkey-${name}`, settings[name]?.trim()])
  if (variables.length > 0)
    options['themeVariables'] = { ...Object(options['themeVariables']), ...Object.fromEntries(variables) }
  if (signIn !== null && options['isSiweEnabled'] === true)
    options['siwe'] = { ...signInServer(signIn), ...Object(options['siwe']) }
  else delete options['siwe']
  return options as LatchkeyOptions
}

function valueOf({ name, control }: SettingField, text: string): unknown {
  if (control.kind === 'list') return linesOf(text)
  if (control.kind === 'switch') return text === 'true' ? true : text === 'false' ? false : text
  return control.kind === 'json' ? jsonOf(name, text) : text
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The option "${name}" is not JSON: ${(error as Error).message}.`, { cause: error })
  }
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function networkNamed(id: string, node: string | undefined): unknown {
  const known = [mainnet, base, polygon, optimism, arbitrum, solanaDevnet].find(
    (network) => network.id === id,
  )
  return known ? { ...known, rpcUrls: [...(node === undefined ? [] : [node]), ...known.rpcUrls] } : id
}
