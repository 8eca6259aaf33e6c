import type { HostLogger } from '../adapters/log/create-log.ts'
import { portMethods } from '../adapters/ports/port-methods.ts'
import {
  checkFunction,
  checkMethods,
  checkPorts,
  checkSiwe,
  withoutSiwe,
} from '../core/domain/options/option-parts.ts'
import { completedOptions } from '../core/domain/options/completed-options.ts'
import type { HostOptions } from '../core/domain/options/host-options.ts'
import { fixedOption, noChanges } from '../core/domain/options/option-error.ts'
import { fixedOptions } from '../core/domain/options/fixed-options.ts'
import type { Options } from '../core/domain/options/options.ts'
import { logLevels } from '../core/domain/options/log-level.ts'
import { parseOptions } from '../core/domain/options/parse-options.ts'
import { checkStrings } from './check-strings.ts'
import { warnUnusedRpcUrls } from './warn-unused-rpc-urls.ts'

/**
 * Checks everything that a host gives to `createLatchkey`, in development.
 * Throws `bad-option` with the option, its value and the expectation. Warns of options without effect.
 */
export function checkOptions(everything: unknown): void {
  const { storage, ports, recorder, onAnalytics, logger, siwe, ...given } = Object(everything) as Readonly<
    Record<string, unknown>
  >
  if (storage !== undefined) checkMethods('storage', storage, ['getItem', 'setItem', 'removeItem'])
  if (recorder !== undefined) checkMethods('recorder', recorder, ['record', 'listen', 'tape'])
  if (onAnalytics !== undefined) checkFunction('onAnalytics', onAnalytics)
  if (logger !== undefined) checkMethods('logger', logger, logLevels)
  if (siwe !== undefined) checkSiwe(siwe)
  const options = parseOptions(everything && given)
  checkStrings(options.strings)
  warnUnusedRpcUrls(options, logger as HostLogger | undefined)
  if (options.isSiweEnabled && siwe === undefined && Object(ports).signIn === undefined) throw withoutSiwe()
  if (ports === undefined) return
  checkPorts(ports, portMethods)
}

/** The parts of a host's options that a check of its changes needs: the sign-in server's existence, and the logger for warnings. */
export type HostParts = { readonly canSignIn: boolean; readonly logger?: HostLogger | undefined }

/**
 * Checks a host's changes for `update`, in development. `canSignIn` says whether there is a server to sign in at.
 * Throws `bad-option` with the option, its value and the expectation.
 */
export function checkChanges(standing: Options, changes: unknown, { canSignIn, logger }: HostParts): void {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) throw noChanges(changes)
  const next = { ...standing, ...changes }
  const fixed = fixedOptions.find((name) => Object.hasOwn(changes, name) && !isSame(standing, next, name))
  if (fixed !== undefined) throw fixedOption(fixed)
  const options = parseOptions(next)
  const { isSiweEnabled, strings } = options
  checkStrings(strings)
  if ('rpcUrls' in changes) warnUnusedRpcUrls(options, logger)
  if (isSiweEnabled && !canSignIn) throw withoutSiwe()
}

function isSame(standing: Options, next: unknown, name: (typeof fixedOptions)[number]): boolean {
  const values = [standing, completedOptions(next as HostOptions)].map((options) =>
    Reflect.get(options, name),
  )
  return (
    Reflect.get(Object(next), name) !== null &&
    name in standing &&
    JSON.stringify(values[0]) === JSON.stringify(values[1])
  )
}
