import type { Sandbox } from '../../../sandbox/start.ts'

/** Somebody signed in to the frame's server by e-mail, who asks it as the frame's page does. */
export async function frameVisitor(sandbox: Sandbox, email: string) {
  const base = sandbox.endpoints.frame ?? ''
  const device = 'test'
  const ask = async <Answer = Readonly<Record<string, unknown>>>(path: string, input: object) => {
    const response = await fetch(`${base}/api/${path}`, { method: 'POST', body: JSON.stringify(input) })
    const answer: unknown = await response.json()
    if (response.ok) return answer as Answer
    const { reasons } = answer as { readonly reasons: readonly { readonly description: string }[] }
    throw new Error(reasons[0]?.description)
  }
  const newest = () => sandbox.frame?.mails(email)[0]
  const { action } = await ask('connect-email', { email, device })
  if (action === 'VERIFY_DEVICE') await fetch(newest()?.link ?? '', { method: 'POST' })
  const { token } = await ask('otp', { email, device, otp: newest()?.code })
  return <Answer = Readonly<Record<string, unknown>>>(path: string, input: object = {}) =>
    ask<Answer>(path, { token, chain: 'eip155:1', ...input })
}
