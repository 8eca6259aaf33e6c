import type { FeatureOption } from '../features/features.ts'
import type { HostOptions } from './host-options.ts'
import type { Options } from './options.ts'

/** The features that need a project id, by which their services identify the host app. */
export const projectFeatures = [
  'pairing',
  'registry',
  'tokenBalances',
  'accountNames',
  'swap',
  'onRamp',
  'identity',
  'frame',
] as const satisfies readonly FeatureOption[]

const allOff = /* @__PURE__ */ Object.fromEntries(projectFeatures.map((name) => [name, false]))

/** Switches off the features that need a project id, if the host app has none. */
export function withoutProject(options: Options): Options {
  if (options.projectId) return options
  return { ...options, enableAnalytics: false, features: { ...options.features, ...allOff } }
}

/** Returns whether options may omit the project id. They switch off pairing and the registry, and request no other feature that needs one. */
export function canLackProject({ features, enableAnalytics }: Partial<HostOptions>): boolean {
  const { email, socials, ...switches } = Object(features) as NonNullable<HostOptions['features']>
  const isAsked = projectFeatures.some((name) => switches[name] === true)
  const isOff = switches.pairing === false && switches.registry === false
  return isOff && !isAsked && !email && !socials?.length && !enableAnalytics
}
