import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'

const pageStart = /^[\uFEFF\s]*<(!doctype\s+html|html|head|body|script|title|meta)\b/i

/** Gives back an answer's body when it really is a picture; throws `not-an-image` for any other type, and for a web page sent as one. */
export async function checkedImage(response: Response, place: string): Promise<Blob> {
  const type = response.headers.get('content-type')
  if (!type?.toLowerCase().startsWith('image/')) {
    throw new LatchkeyError(
      'not-an-image',
      `${place} answered with the content type ${shapeOf(type ?? undefined)}; expected image/*.`,
    )
  }
  const blob = await response.blob()
  if (blob.size === 0) throw new LatchkeyError('not-an-image', `${place} answered with an empty picture.`)
  const start = await blob.slice(0, 512).text()
  if (pageStart.test(start))
    throw new LatchkeyError(
      'not-an-image',
      `${place} answered with a web page sent as ${type}; expected a picture.`,
    )
  return blob
}
