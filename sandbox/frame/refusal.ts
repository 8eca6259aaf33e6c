/** An error with a message for the page. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal'
}
