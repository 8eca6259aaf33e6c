import type { ServerResponse } from 'node:http'
import { html } from './html-page.ts'
import { sendBody } from './send.ts'

/** Sends a page that cannot be embedded, and whose form may lead to `goal`. Browsers also check redirects after a form. */
export function sendPage(response: ServerResponse, status: number, body: string, goal = ''): void {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${goal}`
  response.setHeader('content-security-policy', policy.trim())
  response.removeHeader('access-control-allow-origin')
  sendBody(response, status, html, body)
}
