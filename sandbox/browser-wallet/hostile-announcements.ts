import { announce } from './announce.ts'

const info = {
  uuid: '5b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  name: 'Hostile',
  rdns: 'dev.latchkey.hostile',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
}

const provider = {
  request: async () => Promise.reject(new Error('A hostile provider was asked.')),
  on: () => undefined,
  removeListener: () => undefined,
}

const details = {
  'no-info': () => ({ provider }),
  'no-provider': () => ({ info }),
  'script-icon': () => ({ info: { ...info, icon: 'javascript:alert(1)' }, provider }),
  'empty-name': () => ({ info: { ...info, name: '' }, provider }),
  'wrong-uuid': () => ({ info: { ...info, uuid: 'not-a-uuid' }, provider }),
  'remote-icon': () => ({
    info: { ...info, rdns: 'dev.latchkey.remote', icon: 'https://icons.invalid/hostile.png' },
    provider,
  }),
  'hidden-letters': () => ({
    info: { ...info, rdns: 'dev.latchkey.hidden', name: 'Har\u2060bor\u202e' },
    provider,
  }),
  'look-alike': () => ({ info: { ...info, rdns: 'dev.latchkey.alike', name: 'Bеacon' }, provider }),
  'endless-name': () => ({
    info: { ...info, rdns: 'dev.latchkey.endless', name: 'W'.repeat(10_000) },
    provider,
  }),
  'stacked-marks': () => ({
    info: { ...info, rdns: 'dev.latchkey.marks', name: `M${'\u0301\u0316'.repeat(49)}` },
    provider,
  }),
  'taken-rdns': () => ({ info: { ...info, rdns: 'dev.latchkey.harbor', name: 'Harbor' }, provider }),
  'throwing-info': () => ({
    get info(): never {
      throw new Error('This info can not be read.')
    },
    provider,
  }),
} as const

/** The kinds of invalid announcements. */
export type HostileKind = keyof typeof details

/** Announces an invalid wallet, and again on each request. Throws for an unknown kind. */
export function announceHostile(kind: HostileKind): void {
  if (!Object.hasOwn(details, kind)) {
    throw new Error(`No hostile announcement "${kind}": expected one of ${Object.keys(details).join(', ')}.`)
  }
  announce(details[kind]())
}
