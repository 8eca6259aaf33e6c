import { createServer } from 'node:http'
import { readPageFile } from '../../sandbox/host/page-files.ts'
import { listen } from '../../sandbox/http/listen.ts'
import { sendBody, sendFailure } from '../../sandbox/http/send.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A running gallery server: its URL, and a function to stop it. */
export type GalleryServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Serves a built gallery under a strict policy, on loopback and any free port. */
export async function serveGallery(folder: string): Promise<GalleryServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', 'no-store')
    const file = readPageFile(folder, pathname)
    if (file) sendBody(response, 200, file.type, file.body)
    else sendFailure(response, 404, 'path', `The gallery has no ${pathname}.`)
  })
  const port = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
