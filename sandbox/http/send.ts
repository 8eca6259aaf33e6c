import type { ServerResponse } from 'node:http'

/** Sends a JSON body. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendBody(response, status, 'application/json', JSON.stringify(body))
}

/** Sends an error in the format of the public services: `{"status":"FAILED","reasons":[{field,description}]}`. */
export function sendFailure(
  response: ServerResponse,
  status: number,
  field: string,
  description: string,
): void {
  sendJson(response, status, { status: 'FAILED', reasons: [{ field, description }] })
}

/** Sends a body. `type` is its media type. */
export function sendBody(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
