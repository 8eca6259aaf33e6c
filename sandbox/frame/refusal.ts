/** What the frame does not do, in words that the page passes on. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal'
}
