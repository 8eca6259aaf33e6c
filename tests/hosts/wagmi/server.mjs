import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { render } from './dist/server/entry-server.js'

const page = await readFile('dist/client/index.html', 'utf8')

const server = createServer(async (request, response) => {
  const asset = /^\/assets\/[\w.-]+\.js$/.exec(request.url ?? '')?.[0]
  response.setHeader('content-type', asset ? 'text/javascript' : 'text/html')
  response.end(
    asset
      ? await readFile(`dist/client${asset}`)
      : page
          .replace('--cookie--', encodeURIComponent(request.headers.cookie ?? ''))
          .replace('<!--app-->', () => render(request.headers.cookie ?? '')),
  )
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port} is ready\n`),
)
