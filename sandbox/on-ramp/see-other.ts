import type { ServerResponse } from 'node:http'

/** Redirects from a form to another page of the same origin. */
export function seeOther(response: ServerResponse, path: string): void {
  response.writeHead(303, { location: path }).end()
}
