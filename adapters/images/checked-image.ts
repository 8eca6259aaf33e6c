import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { limitedBody } from '../http/limited-body.ts'

const mostBytes = 512 * 1024
const pageStart = /^[\uFEFF\s]*<(!doctype\s+html|html|head|body|script|title|meta)\b/i

/**
 * Returns an answer's body if it is a picture of at most 512 KiB. Throws `not-an-image` for any other type, and for a web page with the type of a
 * picture.
 */
export async function checkedImage(response: Response, place: string): Promise<Blob> {
  const type = response.headers.get('content-type')
  if (!type?.toLowerCase().startsWith('image/')) {
    await response.body?.cancel()
    throw notAnImage(
      `${place} answered with the content type ${shapeOf(type ?? undefined)}; expected image/*.`,
    )
  }
  const blob = await limitedBody(response, mostBytes)
  if (blob === null)
    throw notAnImage(`${place} answered with a picture above 512 KiB; expected a smaller one.`)
  if (blob.size === 0) throw notAnImage(`${place} answered with an empty picture.`)
  const start = await blob.slice(0, 512).text()
  if (pageStart.test(start))
    throw notAnImage(`${place} answered with a web page sent as ${type}; expected a picture.`)
  return blob
}

function notAnImage(message: string): LatchkeyError {
  return new LatchkeyError('not-an-image', message)
}
