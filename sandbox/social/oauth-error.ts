/** A provider's error for an application (RFC 6749, 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: string

  constructor(code: string, description: string) {
    super(description)
    this.code = code
  }
}
