import { chainDefinitions } from './chains/chain-definition.ts'
import type { Endpoints } from './endpoints.ts'

/** Returns the text that is printed when the sandbox has started: one line per part, with its URL. */
export function summary(endpoints: Endpoints, seconds: number): string {
  const rows: [string, string][] = []
  if (endpoints.demo) rows.push(['Demo page', endpoints.demo])
  if (endpoints.registry) rows.push(['Wallet registry', endpoints.registry])
  if (endpoints.blockchainApi) rows.push(['Blockchain API', endpoints.blockchainApi])
  if (endpoints.analytics) rows.push(['Analytics', endpoints.analytics])
  if (endpoints.signIn) rows.push(['Sign-in server', endpoints.signIn])
  if (endpoints.bundler) rows.push(['Bundler', endpoints.bundler])
  if (endpoints.frame) {
    rows.push(['Secure frame', endpoints.frame])
    rows.push(['Its inbox', `${endpoints.frame}/inbox`])
  }
  if (endpoints.social) rows.push(['Social providers', endpoints.social])
  if (endpoints.onRamp) rows.push(['On-ramp', endpoints.onRamp])
  if (endpoints.gateway) rows.push(['Name gateway', endpoints.gateway])
  if (endpoints.relay) rows.push(['Relay', endpoints.relay])
  if (endpoints.phone) rows.push(['Phone', endpoints.phone])
  for (const chain of chainDefinitions) {
    const url = endpoints.chains[`eip155:${chain.id}`]
    if (url) rows.push([`${chain.name} (${chain.id})`, url])
  }
  const { solana } = endpoints
  if (solana) rows.push(['Solana', endpoints.chains[solana.chain] ?? ''])
  if (endpoints.browserWallet) rows.push(['Browser wallets', endpoints.browserWallet])
  const width = Math.max(...rows.map(([name]) => name.length)) + 3
  const lines = rows.map(([name, url]) => `  ${name.padEnd(width)}${url}`)
  return `\n  The sandbox is ready (${seconds.toFixed(1)} s). Ctrl-C ends it.\n\n${lines.join('\n')}\n\n`
}
