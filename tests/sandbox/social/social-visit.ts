import { expect } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'

/** What the frame's server answered, or refused in words. */
type Called = { readonly status: number; readonly answer: Record<string, unknown>; readonly words?: string }

/** What somebody says of themselves on a page of a provider. */
export type Said = Readonly<Record<string, string>>

/** A visitor whose browser goes between the frame and the providers, without scripts. */
export function socialVisit(sandbox: () => Sandbox) {
  const frame = () => sandbox().endpoints.frame ?? ''
  const social = () => sandbox().endpoints.social ?? ''

  const call = async (path: string, input: object): Promise<Called> => {
    const response = await fetch(`${frame()}/api/${path}`, { method: 'POST', body: JSON.stringify(input) })
    const answer = (await response.json()) as Record<string, unknown>
    const [reason] = (answer['reasons'] ?? []) as readonly { readonly description: string }[]
    return { status: response.status, answer, ...(reason && { words: reason.description }) }
  }
  const order = (part: 'frame' | 'social', body: object) =>
    fetch(`${part === 'frame' ? frame() : social()}/control`, { method: 'POST', body: JSON.stringify(body) })

  /** Where the frame sends a visitor of this device. */
  const begin = async (provider: string, device: string) => {
    const { answer } = await call('social-uri', { provider, device, page: 'https://tidewater.test' })
    return String(answer['uri'])
  }
  /** Answers the page of consent; tells where that leads, or what it says. */
  const consent = async (uri: string, said: Said = { person: 'ada', answer: 'allow' }) => {
    const shown = await fetch(uri, { redirect: 'manual' })
    const location = shown.headers.get('location')
    if (location !== null) return location
    const [, key = ''] = /name="request" value="([^"]+)"/.exec(await shown.text()) ?? []
    return answerConsent(uri, key, said)
  }
  const answerConsent = async (uri: string, key: string, said: Said) => {
    const body = new URLSearchParams({ request: key, ...said })
    const answered = await fetch(new URL('consent', uri), { method: 'POST', body, redirect: 'manual' })
    return answered.headers.get('location') ?? answered.text()
  }
  const finish = (uri: string, device: string) => call('connect-social', { uri, device })
  const signIn = async (provider: string, device: string, said?: Said) =>
    finish(await consent(await begin(provider, device), said), device)
  const userOf = async (signedIn: Called) => {
    expect(signedIn.words).toBeUndefined()
    return (await call('user', { token: signedIn.answer['token'] })).answer
  }
  return { call, order, begin, consent, answerConsent, finish, signIn, userOf }
}
