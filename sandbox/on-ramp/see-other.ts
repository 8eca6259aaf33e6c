import type { ServerResponse } from 'node:http'

/** Leads on from a form to another page of the same origin. */
export function seeOther(response: ServerResponse, path: string): void {
  response.writeHead(303, { location: path }).end()
}
